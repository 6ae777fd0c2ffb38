/**
 * No page runs this: these pages are text. It is an entry so that the build makes their stylesheets, in files that no other page has
 * (server/otherPages.tsx and server/renderer.tsx name each page by its source).
 */
void import('../pages/legal/LegalDocument.tsx');
void import('../pages/NotFoundPage.tsx');
