import type { Page } from '@playwright/test';

/**
 * Does to a page what Chrome's and Google's translation does, now and later: each text moves into two `<font>` elements. The
 * nodes that React holds are then no longer on the page.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const done = new WeakSet<Node>();
    const left = 'script,style,textarea,option,font,title,noscript,[translate=no]';
    const put = (text: Text) => {
      if (done.has(text) || !text.data.trim() || !text.parentElement || text.parentElement.closest(left)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const said = document.createTextNode(text.data);
      done.add(said);
      inner.append(said);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const all = (root: Node) => {
      if (root instanceof Text) return put(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(put);
    };
    all(document.body);
    const watch = (changes: readonly MutationRecord[]) => {
      for (const { target, addedNodes, type } of changes) {
        if (type === 'characterData') all(target);
        for (const node of addedNodes) if (!(node instanceof HTMLElement && node.localName === 'font')) all(node);
      }
    };
    new MutationObserver(watch).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
