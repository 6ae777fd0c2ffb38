/** No page runs this: it makes the build emit the stylesheets of text pages. */
void import('../pages/legal/LegalDocument.tsx');
void import('../pages/NotFoundPage.tsx');
