/* The script of the pages. A classic script: file:// knows no modules. */

(() => {
  "use strict";

  /* What is too wide scrolls in its own box (page.css); the keyboard must reach it there. */
  const BOXES = ".bd-article :is(.katex-display, .cell_output .output, figure, pre)";

  function reachWideBoxes() {
    for (const box of document.querySelectorAll(BOXES)) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  }

  /* The theme's arrows beside a chapter say nothing to a screen reader; the chapter names them. */
  function nameArrows() {
    document.querySelectorAll(".bd-sidebar details > summary").forEach((arrow, n) => {
      const chapter = arrow.parentElement.parentElement.querySelector(":scope > a");
      if (!chapter) return;
      chapter.id ||= `chapter-${n}`;
      arrow.setAttribute("aria-labelledby", chapter.id);
    });
  }

  /* A folded output is named by the words that stand on it, not by others. */
  function nameFolds() {
    for (const fold of document.querySelectorAll(".bd-article .cell summary[aria-label]")) {
      fold.removeAttribute("aria-label");
    }
  }

  addEventListener("load", nameArrows);
  addEventListener("load", nameFolds);
  addEventListener("load", reachWideBoxes);
  addEventListener("resize", reachWideBoxes);
})();
