/**
 * No page runs this: the legal pages are text. It is an entry so that the build makes their stylesheet, in a file that no other page has
 * (server/otherPages.tsx names the page by its source).
 */
void import('../pages/legal/LegalDocument.tsx');
