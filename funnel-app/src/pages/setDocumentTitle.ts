/** The page's title says what is on it, also where no page was loaded (WCAG 2.4.2): its heading, and whose it is. */
export function setDocumentTitle(heading: Element | null, brandName: string): void {
  if (heading?.textContent) document.title = `${heading.textContent} | ${brandName}`;
}
