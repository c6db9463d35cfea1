import type { Page } from '@playwright/test';

/**
 * Returns the layout faults of a page, in words; runs in the browser. Every control is compared with all
 * others in the same layer: the page, or an element that is fixed over it or opens over it. The texts of a
 * card are compared with each other. If a modal is open, only the modal counts.
 */
export async function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 3;
    /** An element this many times larger is a surface that others may overlap. */
    const surface = 4;
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch]';
    const dialogs = [
      ...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]'),
    ];
    const top = dialogs.at(-1) ?? document.body;

    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const holds = (outer: Box, inner: Box) =>
      outer.left <= inner.left + slack &&
      outer.top <= inner.top + slack &&
      outer.right >= inner.right - slack &&
      outer.bottom >= inner.bottom - slack;
    const isMore = ({ left, top: above, right, bottom }: Box, least: number) =>
      right - left > least && bottom - above > least;

    const areaOf = ({ left, top: above, right, bottom }: Box) => (right - left) * (bottom - above);
    const pointsOf = ({ left, top: above, right, bottom }: Box): [number, number][] => {
      const middle = (above + bottom) / 2;
      return [
        [(left + right) / 2, middle],
        [left + slack, middle],
        [right - slack, middle],
      ];
    };
    /** Checks whether a click there reaches an element, or would once it is scrolled into view. */
    const leadsTo = (element: Element, [x, y]: [number, number]) => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null || element.contains(hit)) return true;
      const isUnderBar = layerOf(element) === document.body && layerOf(hit) !== document.body;
      return isUnderBar || !!hit.closest('label')?.contains(element);
    };
    const isOpened = (element: Element) =>
      getComputedStyle(element).position === 'absolute' &&
      element.parentElement?.matches('details[open]') === true;
    const layerOf = (element: Element): Element => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
        if (isOpened(one)) return one;
      }
      return document.body;
    };
    /** Returns the visible parts of lines that the elements around them clip. */
    const cutOff = (lines: Iterable<Box>, around: Element | null): Box[] => {
      let boxes = [...lines];
      for (let one = around; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
          const frame = one.getBoundingClientRect();
          boxes = boxes.map((box) => meet(box, frame));
        }
        if (style.position === 'fixed') break;
      }
      return boxes.filter((box) => isMore(box, slack));
    };
    const seenParts = (element: Element) => cutOff(element.getClientRects(), element.parentElement);
    const isSeen = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) && element.closest('[inert], [aria-hidden=true]') === null;
    const nameOf = (element: Element) => {
      const words =
        element.getAttribute('aria-label') ??
        (element.textContent.trim() || element.getAttribute('name') || '');
      return `${element.tagName.toLowerCase()} “${words.replace(/\s+/g, ' ').slice(0, 40)}”`;
    };

    const faults: string[] = [];
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (over > 0) faults.push(`the page is ${over} px wider than the screen`);

    const things = [...top.querySelectorAll(pressable)]
      .filter(isSeen)
      .flatMap((element) =>
        seenParts(element).map((box) => ({ element, box, layer: layerOf(element) })),
      );

    for (const { element, box, layer } of things) {
      if (layer === document.body && box.right > document.documentElement.clientWidth + slack) {
        faults.push(`${nameOf(element)} leaves the screen at the side`);
      }
    }
    things.forEach((one, index) => {
      for (const other of things.slice(index + 1)) {
        if (one.layer !== other.layer) {
          const areBothInPlace = one.layer !== document.body && other.layer !== document.body;
          if (!areBothInPlace || one.layer.contains(other.layer)) continue;
          // An opened element covers the rest on purpose until it is closed.
          if (isOpened(one.layer) || isOpened(other.layer)) continue;
          if (other.layer.contains(one.layer)) continue;
        }
        if (one.element === other.element) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (!isMore(meet(one.box, other.box), slack)) continue;
        // A button on a card that is a link as a whole is allowed, as long as it can be clicked.
        const [small, large] = areaOf(one.box) < areaOf(other.box) ? [one, other] : [other, one];
        const isOnSurface =
          holds(large.box, small.box) || areaOf(large.box) > surface * areaOf(small.box);
        if (isOnSurface && pointsOf(small.box).every((point) => leadsTo(small.element, point)))
          continue;
        faults.push(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
      }
    });

    // Overlapping texts are unreadable.
    for (const card of top.querySelectorAll('article')) {
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const words: { text: string; box: Box }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        if (text === '' || !node.parentElement || !isSeen(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = cutOff(range.getClientRects(), node.parentElement);
        words.push(...lines.map((box) => ({ text, box })));
      }
      words.forEach((one, index) => {
        for (const other of words.slice(index + 1)) {
          if (one.text !== other.text && isMore(meet(one.box, other.box), slack)) {
            faults.push(`“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}” overlap`);
          }
        }
      });
    }
    return [...new Set(faults)];
  });
}

/** Checks whether an element is wholly in the first screen and uncovered. */
export function isInSight(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const slack = 1;
  if (left < -slack || right > document.documentElement.clientWidth + slack) return false;
  if (top < -slack || bottom > window.innerHeight + slack) return false;
  const inset = 4;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const;
  return points.every(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
}

/** Returns the amount of content in the first screen: letters, with a picture counted as twenty. */
export function firstScreen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    const root = dialogs.at(-1) ?? document.querySelector('main') ?? document.body;
    const isOnScreen = ({ top, bottom, left, right, width, height }: DOMRect) =>
      width > 1 &&
      height > 1 &&
      bottom > 0 &&
      top < window.innerHeight &&
      right > 0 &&
      left < window.innerWidth;
    let seen = 0;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (isOnScreen(range.getBoundingClientRect())) seen += (node.textContent ?? '').trim().length;
    }
    for (const picture of root.querySelectorAll('img, video, svg[role=img]')) {
      if (isOnScreen(picture.getBoundingClientRect())) seen += 20;
    }
    return seen;
  });
}

/** Returns the submit buttons that cannot be clicked even after scrolling, in words. */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** More buttons than this belong to a list and are all alike. */
    const enough = 20;
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    const top = dialogs.at(-1) ?? document.querySelector('main') ?? document.body;
    const [x, y] = [window.scrollX, window.scrollY];
    const lost = [...top.querySelectorAll('button[type=submit]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      // A button that only Enter presses is hidden on purpose.
      .filter((button) => button.closest('[aria-hidden=true]') === null)
      .slice(0, enough)
      .filter((button) => {
        button.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, top: above, right, bottom } = button.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (above + bottom) / 2);
        return hit === null || !(button.contains(hit) || hit.contains(button));
      })
      .map((button) => `“${button.textContent.trim().slice(0, 40)}” cannot be pressed`);
    window.scrollTo({ left: x, top: y, behavior: 'instant' });
    return lost;
  });
}
