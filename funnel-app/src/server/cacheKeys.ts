import { readQueryNames } from './pageQuery.ts';

const anyName = readQueryNames.join('|');

const end = '(?:=|&|$)';

/**
 * Queries that are not in their plain form, as a regular expression: a read name in capitals, an encoded name, `&amp;`, a second
 * question mark. Only the server knows their page, to which it redirects.
 * @param start what comes before a name
 * @param second a question mark too many
 */
const otherSpelling = (start: string, second: string) =>
  [`${start}(?!(?:${anyName})${end})(?i:${anyName})${end}`, `${start}[^=&]*%[^=&]*${end}`, '(?i:&amp;)', second].join('|');
const otherSpellingOfUrl = otherSpelling('[?&]', '[?].*[?]');

const nginxName = (name: string) => name.replaceAll('-', '_');

/** For nginx: a value of each name, empty where the query has none. */
const nginx = () =>
  [
    ...readQueryNames.map(
      (name) =>
        `map $args $page_${nginxName(name)} { default ""; "~(?:^|&)${name}=(?<of_${nginxName(name)}>[^&]+)" $of_${nginxName(name)}; }`,
    ),
    '# the server redirects any other spelling',
    `map $args $other_spelling { default ""; "~${otherSpelling('(?:^|&)', '[?]')}" 1; }`,
    'proxy_cache_path /var/cache/survey levels=1:2 keys_zone=survey:10m max_size=200m inactive=1d;',
    'server {',
    '  location / {',
    '    proxy_pass http://survey;',
    '    proxy_set_header Host $host;',
    '    proxy_cache survey;',
    `    proxy_cache_key "$host$uri?${readQueryNames.map((name) => `${name}=$page_${nginxName(name)}`).join('&')}";`,
    '    proxy_cache_bypass $other_spelling $http_sec_gpc;',
    '    proxy_no_cache $other_spelling $http_sec_gpc;',
    '    proxy_cache_revalidate on;',
    '    proxy_cache_use_stale updating error timeout http_500 http_502 http_503;',
    '  }',
    '}',
  ].join('\n');

const varnish = () =>
  [
    'sub vcl_recv {',
    '  # the server redirects any other spelling',
    `  if (req.url ~ "${otherSpellingOfUrl}") { return (pass); }`,
    '  # no page that is shared depends on a cookie',
    '  if (req.method == "GET" || req.method == "HEAD") { return (hash); }',
    '}',
    'sub vcl_hash {',
    '  hash_data(req.http.host);',
    '  hash_data(regsub(req.url, "[?].*$", ""));',
    ...readQueryNames.map(
      (name) =>
        `  if (req.url ~ "[?&]${name}=[^&]") { hash_data(regsub(req.url, "^.*?[?&]${name}=([^&]+).*$", "&${name}=\\1")); }`,
    ),
    '  return (lookup);',
    '}',
  ].join('\n');

const fastly = () =>
  [
    '# in vcl_recv: the server redirects any other spelling',
    `if (req.url ~ "${otherSpellingOfUrl}") { return(pass); }`,
    '# in vcl_hash',
    'set req.hash += req.http.host;',
    `set req.hash += querystring.sort(querystring.filter_except(req.url, "${readQueryNames.join('" querystring.filtersep() "')}"));`,
    'return(hash);',
  ].join('\n');

const cloudflareBypass = () =>
  [
    '(any(http.request.headers["sec-gpc"][*] eq "1"))',
    '(http.request.uri.query contains "amp;")',
    '(http.request.uri.query contains "?")',
    ...readQueryNames.map(
      (name) =>
        `(lower(url_decode(http.request.uri.query)) contains "${name}=" and not http.request.uri.query contains "${name}=")`,
    ),
  ].join('\nor ');

const cloudflareRule = () =>
  JSON.stringify(
    {
      action: 'set_cache_settings',
      expression: 'true',
      action_parameters: {
        cache: true,
        edge_ttl: { mode: 'respect_origin' },
        cache_key: { ignore_query_strings_order: true, custom_key: { query_string: { include: { list: readQueryNames } } } },
      },
    },
    null,
    2,
  );

const block = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

/** The key of a page in each cache, as lead-server/docs/caching.md gives it: from the names that the server itself reads. */
export const cacheKeys = (): string =>
  [
    'Host, path, and of the query these names only, in any order; everything else changes no document:',
    `\`${readQueryNames.join(' ')}\``,
    'nginx:',
    block('nginx', nginx()),
    'Varnish, before its built-in rules:',
    block('vcl', varnish()),
    'Fastly:',
    block('vcl', fastly()),
    'Cloudflare, as two cache rules. This one decides the key (a plan that allows custom keys; without it the whole query is the key, which is right too and asks the server once for each click id):',
    block('json', cloudflareRule()),
    'And after it one that bypasses the cache, with this expression:',
    block('text', cloudflareBypass()),
  ].join('\n\n');
