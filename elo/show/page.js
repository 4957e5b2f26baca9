/* The script of the pages. A classic script, since file:// knows no modules; what it needs comes
   in classic scripts too: `eloWords` before it, the questions of a kind when they are first near
   the screen.

   It reads what was typed, compares it with the answers that the library worked out when the book
   was built, and looks up what to say. No rule of ratings and no sentence is written here.
   In reading order: numbers, marking, record, questions, a drill, the progress, all pages. */

const eloWorked = (() => {
  "use strict";

  const { words, signs, numbers, examples, levels, seeds, record: format, version } = eloWords;
  const ROOT = document.documentElement.dataset.content_root ?? "./";

  const say = (key, values = {}) =>
    words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);

  /* Numbers. An exact number is a pair of whole numbers, `over` and `under`. How one is written
     stands in the library (elo/drills/marking.py): the same tables, the same patterns. */

  const patterns = Object.fromEntries(
    Object.entries(numbers.patterns).map(([name, pattern]) =>
      [name, new RegExp(name === "raised" ? pattern : `^(?:${pattern})$`)])
  );
  const blanks = new Set(numbers.blanks);

  const exact = (text) => {
    const [over, under = "1"] = text.split("/");
    return { over: BigInt(over), under: BigInt(under) };
  };

  /* The same number is the same text, however it was written. */
  function reduced({ over, under }) {
    let [a, b] = [over < 0n ? -over : over, under];
    while (b) [a, b] = [b, a % b];
    return under === a ? `${over / a}` : `${over / a}/${under / a}`;
  }

  const within = (a, b, tolerance) => {
    const gap = a.over * b.under - b.over * a.under;
    return (gap < 0n ? -gap : gap) * tolerance.under <= tolerance.over * a.under * b.under;
  };

  const exchange = (text, table) => Array.from(text, (one) => table[one] ?? one).join("");

  /* The text in one form: no full-width digits, one minus, single blanks. */
  function plain(typed) {
    const text = exchange(exchange(typed, numbers.fractions), numbers.same).normalize("NFKC");
    return Array.from(exchange(text, numbers.same), (one) => (blanks.has(one) ? " " : one)).join("")
      .split(" ").filter(Boolean).join(" ")
      .replaceAll("- ", "-").replaceAll("+ ", "+");
  }

  function read(typed, reads) {
    if (typed.length > numbers.longest * 8) return { fault: "too_long" }; // two units a sign at most
    if (Array.from(typed).length > numbers.longest * 4) return { fault: "too_long" };
    if (patterns.raised.test(typed)) return { fault: "no_number" };
    const text = plain(typed);
    if (!text) return { fault: "empty" };
    if (Array.from(text).length > numbers.longest) return { fault: "too_long" };
    if (!text.endsWith("%")) return number(text, reads);
    if (reads !== "share") return { fault: "percent" };
    const reading = number(text.slice(0, -1).replace(/ $/, ""), reads);
    if (reading.value) reading.value.under *= 100n;
    return reading;
  }

  function number(text, reads) {
    let match;
    if ((match = patterns.fraction.exec(text))) return fraction(...match.slice(1));
    if ((match = patterns.grouped.exec(text))) return grouped(...match.slice(1), reads);
    match = patterns.decimal.exec(text);
    if (!match || !(match[2] || match[3])) return { fault: "no_number" };
    return { value: decimal(...match.slice(1)) };
  }

  function fraction(sign, whole, over, under) {
    if (BigInt(under) === 0n) return { fault: "no_number" };
    const size = BigInt(whole ?? 0) * BigInt(under) + BigInt(over);
    return { value: { over: sign === "-" ? -size : size, under: BigInt(under) } };
  }

  /* 2 572 or 2.572,5; one mark alone, in no rating, could as well be a decimal point. */
  function grouped(sign, groups, mark, decimals, reads) {
    if (decimals && decimals[0] === mark) return { fault: "no_number" };
    const whole = groups.replaceAll(mark, "");
    const together = decimal(sign, whole, (decimals ?? "").slice(1));
    if (" '".includes(mark) || decimals || groups.split(mark).length > 2 || reads === "rating") {
      return { value: together };
    }
    const [first, last] = groups.split(mark);
    if (first.startsWith("0")) return { value: decimal(sign, first, last) };
    return { fault: "ambiguous", whole: `${sign === "-" ? "−" : ""}${whole}` };
  }

  function decimal(sign, whole, decimals) {
    const size = BigInt((whole || "0") + (decimals ?? ""));
    return {
      over: sign === "-" ? -size : size,
      under: 10n ** BigInt((decimals ?? "").length),
    };
  }

  /* Marking: "unreadable", "right", a known "mistake" or "wrong"; what was answered, and what is
     said to it. The words to a mistake are HTML. */

  function mark(question, typed) {
    const chosen = question.options.length > 0;
    if (chosen && !question.options.some(([key]) => key === typed)) {
      return { kind: "unreadable", feedback: say("drill.choose") };
    }
    const reading = chosen ? { value: typed } : read(typed, question.reads);
    if (reading.value === undefined) {
      return { kind: "unreadable", feedback: fault(reading, question) };
    }
    const value = chosen ? typed : reduced(reading.value);
    const is = chosen
      ? (answer) => answer === typed
      : (answer, tolerance) => within(reading.value, exact(answer), exact(tolerance));
    if (is(question.answer, question.tolerance)) {
      return { kind: "right", value, feedback: say("drill.right") };
    }
    const made = question.mistakes.find(([, answer, tolerance]) => is(answer, tolerance));
    if (made) return { kind: "mistake", value, mistake: made[0], feedback: made[3] };
    return { kind: "wrong", value, feedback: say("drill.wrong") };
  }

  function fault(reading, question) {
    if (reading.fault === "ambiguous") {
      const { whole } = reading;
      const split = `${whole.slice(0, -3)}.${whole.slice(-3)}`;
      return say("drill.ambiguous", { whole, decimal: split });
    }
    return say(`drill.${reading.fault}`, { example: examples[question.reads] });
  }

  /* The record: the answers so far, kept in this browser, in the format of the record of
     elo/drills/record.py. It is read anew each time, since another window may have answered. */

  const KEY = "elo-worked:record";
  const FILE_NAME = "elo-record.json";

  const storage = (() => {
    try {
      return localStorage?.keepsNothing ? null : localStorage; // the stand-in of page.py
    } catch {
      return null;
    }
  })();

  const record = {
    memory: [],
    text: null, // what `memory` was read from
    kept: storage !== null,
    unreadable: false,

    get answers() {
      const text = this.kept ? storage.getItem(KEY) : this.text;
      if (text === this.text) return this.memory;
      try {
        this.memory = text === null ? [] : parse(text);
        this.text = text;
      } catch {
        this.kept = false; // it stays as it is: a newer edition may have written it
        this.unreadable = true;
      }
      return this.memory;
    },

    set answers(answers) {
      this.memory = answers;
      this.text = textOf(answers);
      try {
        if (this.kept) storage.setItem(KEY, this.text);
      } catch {
        this.kept = false; // no room left
      }
      redraw();
    },

    add(question, verdict, hints) {
      const { kind, mistake = "" } = verdict;
      this.answers = [...this.answers, { question, verdict: kind, mistake, hints }];
    },

    /* What both hold counts once: the answers of the file, then ours that are not in it. */
    join(others) {
      const left = new Map();
      for (const one of others.map(keyOf)) left.set(one, (left.get(one) ?? 0) + 1);
      const ours = this.answers.filter((answer) => {
        const n = left.get(keyOf(answer)) ?? 0;
        if (n > 0) left.set(keyOf(answer), n - 1);
        return n === 0;
      });
      this.answers = [...others, ...ours];
    },

    erase() {
      storage?.removeItem(KEY);
      this.kept = storage !== null;
      this.unreadable = false;
      this.answers = [];
    },
  };

  const keyOf = ({ question, verdict, mistake, hints }) =>
    [question, verdict, mistake, hints].join(" ");

  const textOf = (answers) =>
    `${JSON.stringify({ format: format.format, version: format.version, answers }, null, 1)}\n`;

  function parse(text) {
    let content;
    try {
      content = JSON.parse(text);
    } catch {
      content = null;
    }
    const fits = content?.format === format.format && content.version === format.version;
    if (!fits || !Array.isArray(content.answers)) throw new Error(say("error.record", format));
    return content.answers.map(entry);
  }

  function entry(answer, n) {
    const { question = "", verdict = "", mistake = "", hints = 0 } = answer ?? {};
    const fits = format.patterns.every(([field, pattern]) => {
      const value = { question, verdict, mistake }[field];
      return typeof value === "string" && new RegExp(`^(?:${pattern})$`).test(value);
    });
    if (!fits || !Number.isInteger(hints) || hints < 0) {
      throw new Error(say("pages.no_entry", { n: n + 1 }));
    }
    return { question, verdict, mistake, hints };
  }

  const kindOf = (question) => question.split("/").slice(0, 2).join("/");
  const topicOf = (question) => question.split("/")[0];

  function sums(answers) {
    const right = new Set(answers.filter((a) => a.verdict === "right").map((a) => a.question));
    const asked = new Set(answers.map((a) => a.question));
    const made = new Map();
    for (const { mistake } of answers) {
      if (mistake) made.set(mistake, (made.get(mistake) ?? 0) + 1);
    }
    return { right, asked, made, kinds: new Set([...right].map(kindOf)) };
  }

  /* What shows the progress is called with its sums, whenever these have changed. */
  const redraws = [];
  function redraw() {
    const now = sums(record.answers);
    redraws.forEach((draw) => draw(now));
  }
  addEventListener("storage", (event) => event.key === KEY && redraw());
  addEventListener("pageshow", (event) => event.persisted && redraw()); // the page before, again

  /* Questions come in scripts of their own; each calls `take`. */

  const taken = new Map();
  const fetches = new Map();

  function take(name, data) {
    taken.set(name, data);
  }

  function fetched(name, stamp = version) {
    if (!fetches.has(name)) fetches.set(name, fetchScript(name, stamp));
    return fetches.get(name);
  }

  const fetchScript = (name, stamp) => new Promise((done, failed) => {
    const failure = () => {
      fetches.delete(name);
      failed(new Error(name));
    };
    const script = document.createElement("script");
    script.src = `${ROOT}_static/drills/${name}.js?v=${stamp}`;
    script.onload = () => (taken.has(name) ? done(taken.get(name)) : failure());
    script.onerror = failure;
    document.head.append(script);
  });

  /* Making parts of the page. */

  function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
      else if (value !== false) made.setAttribute(name, value === true ? "" : value);
    }
    made.append(...children);
    return made;
  }

  function fromHtml(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  }

  const button = (key, onclick, attributes = {}) =>
    element("button", { type: "button", class: "elo-button", onclick, ...attributes }, say(key));

  let ids = 0;
  const freshId = () => `elo-${(ids += 1)}`;

  const progressLink = () =>
    element("a", { href: `${ROOT}book/progress.html` }, say("pages.progress"));

  /* A drill: the question that stands on the page, brought to life. */

  function bringToLife(box, variants) {
    const [topic, kind, ...first] = box.dataset.question.split("/");
    let level, seed, question, hints, marked, open;

    const heading = element("div");
    const prompt = element("div", { class: "drill-prompt", id: freshId(), "aria-live": "polite" });
    const answer = element("div", { class: "drill-answer" });
    const feedback = element("div", { class: "drill-feedback", role: "status" });
    const help = element("div", { class: "drill-help", "aria-live": "polite" });
    const here = element("p", { class: "drill-here" });
    const toggle = button("widget.working", () => (open ? hideWorking() : showWorking()));
    const levelChoice = element(
      "select",
      { onchange: () => ask(Number(levelChoice.value), seed) },
      ...levels.map((one) => element("option", { value: one }, one))
    );
    const seedField = element("input", {
      type: "number",
      min: seeds[0],
      max: seeds[1],
      onchange: () => ask(level, clamp(seedField.valueAsNumber)),
    });

    const folds = [...box.querySelectorAll("details")].map((fold) => fold.open);
    box.replaceChildren(
      heading,
      prompt,
      element(
        "form",
        { autocomplete: "off", onsubmit: check },
        answer,
        element(
          "div",
          { class: "drill-buttons" },
          element("button", { class: "elo-button primary" }, say("widget.check")),
          button("widget.hint", hint),
          toggle,
          button("widget.new", newNumbers)
        )
      ),
      feedback,
      help,
      element(
        "div",
        { class: "drill-choice" },
        element("label", {}, `${say("widget.level")} `, levelChoice),
        element(
          "label", {},
          `${say("widget.seed")} `, seedField, ` ${say("pages.of", { n: seeds[1] })}`
        )
      ),
      here
    );
    box.classList.add("alive");
    box.setAttribute("role", "group");
    ask(...first.map(Number));
    reopen(folds);
    redraws.push(draw);

    function ask(newLevel, newSeed) {
      [level, seed, hints, marked] = [newLevel, newSeed, 0, null];
      question = variants[level][seed];
      box.dataset.question = `${topic}/${kind}/${level}/${seed}`;
      prompt.replaceChildren(fromHtml(question.prompt));
      heading.replaceChildren(prompt.querySelector(".drill-title"));
      box.setAttribute("aria-label", `${heading.textContent} (${seed})`);
      answer.replaceChildren(question.options.length ? choice() : field());
      feedback.replaceChildren();
      hideWorking();
      levelChoice.value = level;
      seedField.value = seed;
      draw(sums(record.answers));
    }

    function field() {
      return element("label", {}, `${say("widget.answer")} `, element("input", {
        type: "text",
        "aria-describedby": prompt.id,
        autocapitalize: "off",
        enterkeyhint: "done",
        placeholder: examples[question.reads],
        spellcheck: "false",
      }));
    }

    function choice() {
      const name = freshId();
      return element(
        "fieldset",
        { "aria-describedby": prompt.id },
        element("legend", {}, say("widget.answer")),
        ...question.options.map(([key, label]) => element(
          "label", {}, element("input", { type: "radio", name, value: key }), fromHtml(label)
        ))
      );
    }

    function typed() {
      const inputs = [...answer.querySelectorAll("input")];
      if (question.options.length === 0) return inputs[0].value;
      return inputs.find((input) => input.checked)?.value ?? "";
    }

    function check(event) {
      event.preventDefault();
      const verdict = mark(question, typed());
      const words = verdict.kind === "mistake" ? fromHtml(verdict.feedback) : verdict.feedback;
      feedback.replaceChildren(element(
        "p", { class: verdict.kind }, element("strong", {}, signs[verdict.kind]), " ", words
      ));
      if (verdict.value === undefined || verdict.value === marked) return;
      marked = verdict.value;
      record.add(box.dataset.question, verdict, hints);
    }

    /* What was open before the drill came to life is open still. */
    function reopen(opened) {
      hints = opened.slice(0, -1).filter(Boolean).length;
      if (opened.at(-1)) showWorking();
      else if (hints > 0) showHints();
    }

    function hint() {
      const last = hints === question.hints.length;
      if (open) hideWorking();
      if (!last) hints += 1;
      showHints();
      if (last) help.append(element("p", {}, say("pages.last_hint")));
    }

    function showHints() {
      help.replaceChildren(...question.hints.slice(0, hints).map((text, n) => element(
        "p", {}, `${say("drill.hint", { n: n + 1 })}: `, fromHtml(text)
      )));
    }

    function showWorking() {
      hints = question.hints.length;
      help.replaceChildren(fromHtml(question.solution));
      fold(true);
    }

    function hideWorking() {
      help.replaceChildren();
      fold(false);
    }

    function fold(opened) {
      open = opened;
      toggle.textContent = say(open ? "pages.hide" : "widget.working");
    }

    /* With the keyboard one types next; a finger would only get a keyboard in its way. */
    function newNumbers(event) {
      ask(level, seed === seeds[1] ? seeds[0] : seed + 1);
      if (event.detail === 0) answer.querySelector("input").focus();
    }

    function draw({ right, kinds }) {
      const onPage = kindsOnPage();
      heading.querySelector(".drill-done")?.remove();
      if (right.has(box.dataset.question)) {
        heading.firstChild.append(
          element("span", { class: "drill-done" }, ` · ${signs.right} ${say("pages.answered")}`)
        );
      }
      here.replaceChildren(
        say("pages.here", {
          right: onPage.filter((one) => kinds.has(one)).length,
          n: onPage.length,
        }),
        " ", progressLink(), ". ",
        record.kept ? "" : say("pages.not_kept")
      );
    }
  }

  const clamp = (n) => Math.min(Math.max(Math.trunc(n) || seeds[0], seeds[0]), seeds[1]);

  const drills = () => [...document.querySelectorAll(".drill[data-question]")];
  const kindsOnPage = () => [...new Set(drills().map((box) => kindOf(box.dataset.question)))];

  /* A drill comes to life shortly before it is on the screen, and at the first Tab wherever it is.
     Until then, and where its questions cannot be had, it stands there with hints and solution
     folded. */
  function watchDrills() {
    const nearby = new IntersectionObserver((entries) => {
      entries.filter((entry) => entry.isIntersecting).forEach((entry) => wake(entry.target));
    }, { rootMargin: "100% 0px" });

    function wake(box) {
      nearby.unobserve(box);
      const kind = kindOf(box.dataset.question).replace("/", ".");
      fetched(kind).then((variants) => {
        const [, , level, seed] = box.dataset.question.split("/");
        if (box.classList.contains("alive") || !variants[level]?.[seed]) return;
        const focused = box.contains(document.activeElement);
        bringToLife(box, variants);
        if (focused) box.querySelector(".drill-answer input").focus();
      }, () => {});
    }

    function wakeAll({ key }) {
      if (key !== "Tab") return;
      removeEventListener("keydown", wakeAll);
      drills().filter((box) => !box.classList.contains("alive")).forEach(wake);
    }

    drills().forEach((box) => nearby.observe(box));
    addEventListener("keydown", wakeAll);
  }

  /* The progress over the book, on a page of its own. */

  function showProgress(place, { pages, topics, mistakes }) {
    const names = new Map(Object.entries(mistakes));
    const said = element("p", { role: "status" });
    const tables = element("div");
    const chooser = element("input", {
      type: "file", accept: ".json,application/json", hidden: true, onchange: load,
    });
    place.replaceChildren(
      tables,
      element(
        "div",
        { class: "drill-buttons" },
        button("pages.save", save),
        button("pages.load", () => chooser.click()),
        button("pages.reset", reset)
      ),
      chooser,
      said
    );
    draw(sums(record.answers));
    redraws.push(draw);

    function draw({ right, asked, made, kinds }) {
      const count = (all, good) => say("pages.right_of", {
        right: all.filter((one) => good.has(one)).length,
        n: all.length,
      });
      const byPage = pages.map(({ page, title, kinds: onPage }) => [
        element("a", { href: `${ROOT}${page}.html` }, title), count(onPage, kinds),
      ]);
      const byTopic = Object.entries(topics).flatMap(([topic, title]) => {
        const all = [...asked].filter((question) => topicOf(question) === topic);
        return all.length ? [[title, count(all, right)]] : [];
      });
      const often = [...made].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
        .map(([name, times]) => [names.get(name) ?? name, times]);
      tables.replaceChildren(
        record.unreadable ? element("p", {}, say("pages.unreadable")) : "",
        element("p", {}, say(record.kept ? "pages.kept" : "pages.not_kept")),
        asked.size ? "" : element("p", {}, say("pages.empty")),
        element("p", {}, say("pages.counted")),
        ...table("pages.by_chapter", ["pages.chapter", "pages.kinds"], byPage),
        ...table("pages.by_topic", ["pages.topic", "pages.questions"], byTopic),
        ...table("pages.mistakes", ["pages.mistake", "pages.times"], often)
      );
    }

    function save() {
      const address = URL.createObjectURL(
        new Blob([textOf(record.answers)], { type: "application/json" })
      );
      element("a", { href: address, download: FILE_NAME }).click();
      said.textContent = say("pages.saved", { file: FILE_NAME, n: record.answers.length });
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    }

    async function load() {
      try {
        const answers = parse(await chooser.files[0].text());
        record.join(answers);
        said.textContent = say("widget.loaded", { n: answers.length });
      } catch (error) {
        said.textContent = error.message[0].toUpperCase() + error.message.slice(1);
      }
      chooser.value = "";
    }

    function reset() {
      if (!confirm(say("pages.really"))) return;
      record.erase();
      said.textContent = say("pages.erased");
    }
  }

  function table(title, header, rows) {
    if (rows.length === 0) return [];
    return [
      element("h2", {}, say(title)),
      element(
        "table",
        { class: "table" },
        element("thead", {}, element(
          "tr", {}, ...header.map((key) => element("th", { scope: "col" }, say(key)))
        )),
        element("tbody", {}, ...rows.map(([name, ...cells]) => element(
          "tr", {},
          element("th", { scope: "row" }, name),
          ...cells.map((cell) => element("td", {}, cell))
        )))
      ),
    ];
  }

  async function watchProgress() {
    const place = document.getElementById("elo-progress");
    if (!place) return;
    try {
      showProgress(place, await fetched("contents", Date.now())); // it changes with every page
    } catch {
      place.replaceChildren(element("p", {}, say("pages.no_contents")));
    }
  }

  /* All pages. */

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

  /* Paper is white: the page is printed in its light colours. */
  function printLight() {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = "light";
    addEventListener("afterprint", () => { dataset.theme = theme; }, { once: true });
  }

  for (const start of [watchDrills, watchProgress]) {
    addEventListener("DOMContentLoaded", start);
  }
  for (const tidy of [nameArrows, nameFolds, reachWideBoxes]) {
    addEventListener("load", tidy);
  }
  addEventListener("beforeprint", printLight);
  addEventListener("resize", reachWideBoxes);
  addEventListener("toggle", reachWideBoxes, { capture: true }); // what was folded has a width now

  return { take, read, mark, parse, textOf };
})();
