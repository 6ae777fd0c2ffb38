/**
 * `npm run images`: pins each image that we build on or start to the digest that its tag has in its registry now, in place. Run it
 * again to take a tag's updates. With `--check` it asks nobody and writes nothing: it names each image without a digest, and exits 1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Where images are named. The chart's is our own (deploy/helm/accident-survey/values.yaml, `image.digest`). */
export const imageFiles = ['Dockerfile', 'deploy/compose.yaml', '.gitlab-ci.yml'] as const;

const inFile = /^(\s*(?:FROM|image:)\s+)([a-z0-9./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?(?=\s|$)/gm;

/** Images of a file by name and tag, and whether each has a digest. */
export const imagesIn = (text: string): readonly { readonly image: string; readonly isPinned: boolean }[] =>
  [...text.matchAll(inFile)].map(([, , image = '', digest]) => ({ image, isPinned: digest !== undefined }));

/** The text with each image at its digest. @param digests by name and tag */
export const withDigests = (text: string, digests: ReadonlyMap<string, string>): string =>
  text.replace(inFile, (line, before: string, image: string) => {
    const digest = digests.get(image);
    return digest === undefined ? line : `${before}${image}@${digest}`;
  });

/** What a registry may answer with: an image for several platforms, in either vendor's form. */
const manifests = ['application/vnd.oci.image.index.v1+json', 'application/vnd.docker.distribution.manifest.list.v2+json'].join();

/**
 * The digest that a tag of Docker Hub has now, by https://distribution.github.io/distribution/spec/api/#existing-manifests.
 * @throws when the registry does not answer with one
 */
export async function digestOf(
  image: string,
  { auth = 'https://auth.docker.io', registry = 'https://registry-1.docker.io' }: { auth?: string; registry?: string } = {},
): Promise<string> {
  const [name = '', tag = ''] = image.split(':');
  const path = name.includes('/') ? name : `library/${name}`;
  const asked = await fetch(`${auth}/token?service=registry.docker.io&scope=repository:${path}:pull`);
  const { token } = (await asked.json()) as { token?: string };
  const answer = await fetch(`${registry}/v2/${path}/manifests/${tag}`, {
    method: 'HEAD',
    headers: { accept: manifests, authorization: `Bearer ${token}` },
  });
  const digest = answer.headers.get('docker-content-digest') ?? '';
  if (!answer.ok || !/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`${image}: the registry answered ${answer.status}`);
  return digest;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const texts = imageFiles.map((file) => [file, readFileSync(file, 'utf8')] as const);
  if (values.check) {
    const open = texts.flatMap(([file, text]) =>
      imagesIn(text).flatMap(({ image, isPinned }) => (isPinned ? [] : [`${file}: ${image}`])),
    );
    for (const each of open) console.error(`No digest: ${each}. Run: npm run images`);
    process.exitCode = open.length > 0 ? 1 : 0;
    return;
  }
  const images = new Set(texts.flatMap(([, text]) => imagesIn(text).map(({ image }) => image)));
  const digests = new Map(await Promise.all([...images].map(async (image) => [image, await digestOf(image)] as const)));
  for (const [file, text] of texts) writeFileSync(file, withDigests(text, digests));
  for (const [image, digest] of digests) console.log(`${image}@${digest}`);
}

if (import.meta.main) await run();
