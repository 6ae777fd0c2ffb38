/** Letters that hardly ever follow a consonant, counted over 4,200 English and 250 Spanish words. */
const rareAfter: Readonly<Record<string, string>> = {
  b: 'cfghkpqwxz',
  c: 'bdfgjpqvwx',
  d: 'kqxz',
  f: 'bcdghjkmnpqvwxz',
  g: 'cfjkpqvwxz',
  h: 'bcdfghjkpqvxz',
  j: 'bcdfghjklmnpqrtvwxz',
  k: 'cdgjkmpqrtvxz',
  l: 'hjrxz',
  m: 'cdghjkqtvxz',
  p: 'fjkqvwxz',
  q: 'abcdefghijklmnopqrstvwxyz',
  r: 'x',
  s: 'xz',
  t: 'jkqvxz',
  v: 'bcfghjkmnpqrstvwxz',
  w: 'cfgjmpqtvwxz',
  x: 'bdfgjklmnqrsvwxz',
  z: 'bcfghjknprstvwx',
};
// A lookahead, so that overlapping pairs all count.
const rarePair = new RegExp(
  Object.entries(rareAfter)
    .map(([first, next]) => `${first}(?=[${next}])`)
    .join('|'),
  'g',
);

/** Pairs of consonants that words begin with. */
const openings: ReadonlySet<string> = new Set(
  (
    'bl br ch cl cr dj dr dw fl fr gh gl gn gr gw kh kl kn kr ll mc ph pl pn pr ps pt rh sc sh sk sl sm sn sp sq sr st sv sw th ' +
    'tr ts tw vl wh wr zh'
  ).split(' '),
);

const knownShortForms: ReadonlySet<string> = new Set(
  (
    'blvd bldg dept frwy govt mgmt mngmt pkwy pymt ptsd rdwy tpke trnpk tnpk xpwy xwalk xwalks xray xrays xwlk xfer xmas ' +
    'atty http https'
  ).split(' '),
);

/** Words that people in a hurry write without vowels: "drvr ran rd lght hit my vhcl". */
const shortened =
  'accident after against ambulance ankle another around arrested because behind between black bleeding blind brain brake brakes ' +
  'breath broken bruise bumper cannot chest children chiropractor company concussion coverage crash crashed crossing ' +
  'crosswalk daughter department different direction discharged doctor driver driving drunk emergency fender forward ' +
  'fracture friend front grandmother ground headache herniated highway hospital hurt husband injured injury insurance ' +
  'intersection knocked light little management marked medical merging might minutes months morning motorcycle motorist moving ' +
  'neck night northbound nothing number numbness officer oncoming other parked parking passed passenger pedestrian ' +
  'physical plates property pulled pushed quickly received report right running school semitruck should shoulder ' +
  'sideswiped sidewalk signal slammed southbound speeding spinal spine sprained stopped stopping street stretcher struck ' +
  'surgeon surgery swelling swerved swiped texting thanks therapy through together tomorrow traffic trailer transport ' +
  'treatment truck turned turning turnpike under vehicle walking wheel which whiplash windshield without witness wreck ' +
  'wrist wrong yesterday ' +
  'abogado aseguranza atras autopista cabeza camioneta carretera chofer choque conductor despues espalda gracias hermano ' +
  'semaforo siempre tambien trabajo';

/** A word without its inner vowels and double letters: "vehicle" -> "vhcl". */
const skeletonOf = (word: string): string => (word.slice(0, 1) + word.slice(1).replace(/[aeiouy]/g, '')).replace(/(.)\1+/g, '$1');

const skeletons: ReadonlySet<string> = new Set(shortened.split(' ').map(skeletonOf));

/** Whether a word is one of those, or a form of one: "vhcls", "drvng", "crshd". */
function isShortened(word: string): boolean {
  const skeleton = skeletonOf(word);
  return skeletons.has(skeleton) || skeletons.has(skeleton.replace(/(?:s|d|ng|r)$/, ''));
}

const runsOf = (row: string, length: number) =>
  [row, [...row].reverse().join('')].flatMap((keys) =>
    Array.from({ length: keys.length - length + 1 }, (_, at) => keys.slice(at, at + length)),
  );

const impossible = new RegExp(
  [
    '^[^aeiouy]+$',
    '(.)\\1{3}',
    '[^aeiouy]{6}',
    // Keyboard mashing. Four of the upper row are found in words (property, strewn), so it takes five there.
    ...runsOf('qwertyuiop', 5),
    ...runsOf('asdfghjkl', 4),
    ...runsOf('zxcvbnm', 4),
  ].join('|'),
);

/** Verdicts on words met before: most words of most texts are among a few thousand. */
const cachedVerdicts = new Map<string, boolean>();
const maxCachedVerdicts = 5000;

/** Words of English and Spanish whose letters all lie on the middle row of the keyboard. */
const middleRowWords: ReadonlySet<string> = new Set(
  (
    'add adds alas alfalfa all ash ask asks dad dads dash dashes fad fall falls flag flags flash flask gad gag gas gash glad glass ' +
    'glads had half hall halls has hash jag jags lad lads lag lags lash lass sad sag saga sags salad salads shall slag slash flak ' +
    'las sal sala salas salsa falla fallas falda faldas gafas halla hallas haga hagas jala jalas dada dadas hada hadas das asa jaja jajaja'
  ).split(' '),
);
const middleRow = /^[asdfghjkl]{3,}$/;
/** Three neighbours of the upper or lower row that are no word. */
const shortRun = /^(?:qwe|ert|rty|tyu|yui|uio|zxc|xcv|cvb|vbn|bnm)$/;

/** Whether a word of any length is keyboard mashing: "asd", "laksjd". */
const isKeyboardRun = (word: string): boolean => (middleRow.test(word) && !middleRowWords.has(word)) || shortRun.test(word);

/** Whether a folded word is unlike any word of English or Spanish. Of words under four letters only keyboard runs are. */
export function isMadeUpWord(word: string): boolean {
  if (isKeyboardRun(word)) return true;
  if (word.length < 4) return false;
  const known = cachedVerdicts.get(word);
  if (known !== undefined) return known;
  const verdict = classifyWord(word);
  if (cachedVerdicts.size === maxCachedVerdicts) cachedVerdicts.clear();
  cachedVerdicts.set(word, verdict);
  return verdict;
}

function classifyWord(word: string): boolean {
  if (!/^[a-z]+$/.test(word) || knownShortForms.has(word)) return false;
  const oddOpening = /^[^aeiouy]{2}/.test(word) && !openings.has(word.slice(0, 2)) ? 1 : 0;
  const isUnlikely = impossible.test(word) || oddOpening + (word.match(rarePair)?.length ?? 0) >= 2;
  return isUnlikely && !isShortened(word);
}
