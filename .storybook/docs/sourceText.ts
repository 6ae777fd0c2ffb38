import * as components from '#design-system/components/index.ts';
import * as patterns from '#design-system/patterns/index.ts';

export { withoutCitations } from '#design-system/package/withoutCitations.ts';

/** The doors of the installable package (`npm run build:package`), by what each exports. */
const doors = { components, patterns };

/** A code sample with the imports that it needs where the package is installed. */
export function withImports(code: string): string {
  const used = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const imports = Object.entries(doors).flatMap(([door, exported]) => {
    const names = [...used].filter((name) => name in exported);
    return names.length > 0 ? [`import { ${names.sort().join(', ')} } from 'accident-survey-design-system/${door}';`] : [];
  });
  return imports.length > 0 && !code.startsWith('import') ? `${imports.join('\n')}\n\n${code}` : code;
}
