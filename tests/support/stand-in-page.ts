/** For the text of a stand-in renderer: `page(status, html, more)` is a document as the funnel's renderer gives one. */
export const standInPage = `
const page = (status, html, more = {}) =>
  ({ status, html, hashes: { scripts: [], styles: [] }, audience: 'everyone', hasVariants: false, loadsPartners: false, tags: ['pages'], ...more });
`;
