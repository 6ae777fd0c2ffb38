import { useEffect, useState } from 'react';
import type { AnyThemeId } from '#themes/registry.ts';
import * as styles from './sheets.css.ts';

interface Bytes {
  readonly css: number;
  readonly fonts: readonly number[];
}

/** Brotli, which the server sends, is a little less still. */
async function gzipped(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

/** The bytes of one theme's rules, and of its families' files. */
async function measureTheme(id: AnyThemeId): Promise<Bytes> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const own = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === `[data-theme="${id}"]`);
  const named = own.map(({ cssText }) => cssText).join('');
  // another theme may have the same family in other weights, which a page of this one never loads
  const sheets = own.map(({ parentStyleSheet }) => parentStyleSheet);
  const faces = rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ parentStyleSheet }) => sheets.includes(parentStyleSheet));
  const used = faces.filter(({ style }) => named.includes(style.getPropertyValue('font-family').replaceAll('"', '')));
  const urls = used.flatMap(({ cssText, parentStyleSheet }) => {
    const [, url] = /url\("([^"]+\.woff2[^"]*)"\)/.exec(cssText) ?? [];
    return url ? [new URL(url, parentStyleSheet?.href ?? document.baseURI).href] : [];
  });
  const fonts = [...new Set(urls)].map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength);
  const css = [named, ...used.map(({ cssText }) => cssText)].join('');
  return { css: await gzipped(css), fonts: await Promise.all(fonts) };
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** What the theme costs a page: stylesheet, gzipped, and font files. */
export function Weight({ id }: { id: AnyThemeId }) {
  const [bytes, setBytes] = useState<Bytes>();
  useEffect(() => {
    let isShown = true;
    measureTheme(id).then((measured) => isShown && setBytes(measured));
    return () => {
      isShown = false;
    };
  }, [id]);
  if (!bytes) return <p className={styles.small}>Measuring</p>;
  const fonts = bytes.fonts.reduce((sum, size) => sum + size, 0);
  return (
    <p>
      <b className={styles.figure}>{kilobytes(bytes.css)}</b> of CSS, gzipped, with its font faces; at most {bytes.fonts.length}{' '}
      font files of {kilobytes(fonts)}.
    </p>
  );
}
