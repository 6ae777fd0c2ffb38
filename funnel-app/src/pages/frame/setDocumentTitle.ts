/** Sets the page title to its heading and brand (WCAG 2.4.2). */
export function setDocumentTitle(heading: Element | null, brandName: string): void {
  if (heading?.textContent) document.title = `${heading.textContent} | ${brandName}`;
}
