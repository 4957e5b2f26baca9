/* The script of the pages. A classic script: file:// knows no modules. */

(() => {
  "use strict";

  /* What is too wide scrolls in its own box (page.css); the keyboard must reach it there. */
  const BOXES = ".bd-article :is(.katex-display, .cell_output .output, pre)";

  function reachWideBoxes() {
    for (const box of document.querySelectorAll(BOXES)) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  }

  addEventListener("load", reachWideBoxes);
  addEventListener("resize", reachWideBoxes);
})();
