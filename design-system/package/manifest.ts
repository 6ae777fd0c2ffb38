import root from '../../package.json' with { type: 'json' };
import { doors } from './doors.ts';

/** The declarations of a door's module. */
export const declarationOf = (module: string) => module.replace(/ts$/, 'd.ts');

const stylesheet = (file: string) => ({ types: './css.d.ts', default: `./${file}` });

/** Peer dependencies: the same range as Radix. */
const peers = { react: '^18.0.0 || ^19.0.0', 'react-dom': '^18.0.0 || ^19.0.0', '@vanilla-extract/css': '^1.0.0' };
/** Without types or a stylesheet compiler of its own an application works too. */
const optionalPeers = { '@types/react': '*', '@types/react-dom': '*' };

/**
 * The address of a repository as npm writes it, without anyone's password; undefined for a folder of this machine.
 * @param remote as git keeps it
 */
export function repositoryUrl(remote: string): string | undefined {
  const [, host, path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/]([\w./~-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  return host && `git+https://${host}/${path}.git`;
}

/** The range of a package that is imported. @throws Error for one that package.json does not name */
function rangeOf(name: string): string {
  const version = (root.devDependencies as Readonly<Record<string, string>>)[name];
  if (version === undefined) throw new Error(`The package imports ${name}: name it in package.json.`);
  return `^${version}`;
}

/**
 * The package.json of the installable design system.
 * @param imported the packages that its scripts import
 * @throws Error for one that package.json does not name
 */
export function manifest(imported: ReadonlySet<string>, remote: string) {
  const url = repositoryUrl(remote);
  return {
    name: `${root.name}-design-system`,
    version: root.version,
    description: 'React components, patterns and twelve themes for a survey that asks one question a screen',
    license: 'SEE LICENSE IN LICENSE',
    ...(url && { repository: { type: 'git', url, directory: 'design-system' } }),
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      ...Object.fromEntries(
        Object.entries(doors).map(([name, module]) => [
          `./${name}`,
          { types: `./${declarationOf(module)}`, default: `./${name}.js` },
        ]),
      ),
      './styles.css': stylesheet('styles.css'),
      './themes/*.css': stylesheet('themes/*.css'),
      './tokens/*.json': './tokens/*.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      [...imported]
        .filter((name) => !(name in peers))
        .sort()
        .map((name) => [name, rangeOf(name)]),
    ),
    peerDependencies: { ...peers, ...optionalPeers },
    peerDependenciesMeta: Object.fromEntries(
      ['@vanilla-extract/css', ...Object.keys(optionalPeers)].map((name) => [name, { optional: true }]),
    ),
  };
}
