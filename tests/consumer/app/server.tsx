import { renderToString } from 'react-dom/server';
import { Survey } from './Survey.tsx';
import { switches } from './switches.ts';
import { gardenCss } from './theme.ts';

export { tooFaint } from './theme.ts';

/** The first screen as the server sends it. The page's script then calls `hydrateRoot` with the same switches. */
export function renderPage(query: string): string {
  const { theme, ...rest } = switches.parse(new URLSearchParams(query));
  const survey = renderToString(<Survey {...rest} />);
  return `<!doctype html><html lang="en" data-theme="${theme}"><style>${gardenCss}</style><div id="root">${survey}</div></html>`;
}
