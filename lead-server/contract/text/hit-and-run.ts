import { tokenize } from './tokenize.ts';

/**
 * Parts of the patterns below, by their capitals, matched against folded words with one space between. The words are ours. See
 * docs/spec/flows.md#hit-and-run.
 */
const patternParts = {
  // any word but one that denies the act or gives it to another: "I left the scene in an ambulance"
  OTHER:
    '(?!(i|we|ive|weve|both|was|were|while|after|not|never|didnt|t|to|without|no|nunca|' +
    'everybody|everyone|nobody|ambulance|police|cops?|officers?|dog|deer|pain|policia|ambulancia) )[^ ]+',
  // Such a word and the one before it, for "I then left it". It is matched with it: Safari 15 throws at a pattern that looks behind.
  SOMEONE: '(?!(i|we) )[^ ]+ OTHER',
  // what makes the next words a flight: alone, "did not stop" is about red lights and brakes
  STRIKE:
    '(hit(?! ((my|the) )?brakes?)|hits|struck|clipped|bumped|(side ?)?swiped|rear ?end(ed)?|t ?boned|crashed|slammed|smashed|' +
    'dragged|ran (over|into|me))',
  WORD: '( (?!(because|cause|bc|cuz|when|since|if) )[^ ]+)',
  HIT: 'STRIKEWORD{0,12}?',
  GOLPE:
    '((peg|choc|golpe|atropell|impact)(o|aron|ado|ando|ar|arme|arnos)|embistio|arrollo|dio)( (?!(porque|pq|xq|cuando|si) )[^ ]+){0,12}?',
  AND: '(and|n|an|then|but|who|that|which|just|he|she|they|driver|car|truck|vehicle|suv|van|motorcycle|guy|man|woman|lady|person)',
  AUTOR:
    '(y|e|i|pero|luego|despues|que|solo|nomas|el|ella|ellos|otro|conductora?|chofer|hombre|mujer|tipo|senora?|muchach[oa]|' +
    'persona|carro|coche|auto|vehiculo|camion|camioneta|troca|moto)',
  NOSTOP: '((did not|didn ?t|would not|wouldn ?t|never) stop(ped)?|(refused|failed) to stop)',
  NOPARO: '(no|nunca) (se )?(paro|pararon|detuvo|detuvieron)',
  SCENE: '(the )?(scene|accident|crash|collision|wreck)',
  LUGAR: '(lugar|escena|sitio|accidente)',
  // "Hit me and left": the end or a new clause, not "left me with injuries"
  DONE: '(?= ($|(i|we|so|and|but|he|she|they|police|before|without|no|never|now|right|quickly|immediately|fast|away) ))',
} as const;

/** Patterns, each with word beginnings that must occur first: most texts have none and skip the costly match. */
const patterns: readonly (readonly [asks: string, pattern: string])[] = [
  // Not "it was not a hit and run", "no hit and run".
  ['run', '(?!(no|not|t|never|wasnt|an?) )[^ ]+ (an? )?hit (and |n |an )?run(?! (over|off|into|through) )'],
  ['ran', 'hit (and |n |an )?ran(?! (over|off|into|through|to|up|me|us|my|the|an?|red) )'],
  [
    'left|leav|aban|ran|drove|sped|took|disap',
    'SOMEONE (left|leaves|leaving|abandoned|(ran|drove|sped|took off|disappeared) from) SCENE',
  ],
  ['fle[de]', 'SOMEONE (fled|flees|flee|fleeing)(?! (from )?(the )?(police|cops?|law|another) )'],
  // not "drove off the road", "took off work", or a bus that sets off
  [
    'took|takes|drove|drives|driving|spe?ed|r[au]n',
    '(?![^ ]+ bus took off (?!after ))SOMEONE (took|takes|drove|drives|driving|sped|speeds|speeding|ran|runs|running) (off|away)' +
      '(?! (the|an?|my|our|his|her|their|of|into|road|too|work|school|time|some|several|few|two|three|\\d+|and hit m[ey]|from(?! SCENE )) )',
  ],
  [
    'left',
    '(he|she|they|driver|car|truck|who) (just )?left( without (giving|exchanging|leaving|stopping|checking|helping)|DONE| after (hitting|SCENE))',
  ],
  [
    'left',
    '(who|that) (hit|struck|rear ?ended|sideswiped) (me|us|(my|our) (car|truck|van|suv|vehicle|bike)) (just |then )?leftDONE',
  ],
  ['left|ran|bolt|dipp|pull', 'HIT AND (left|ran|bolted|dipped|pulled (off|away))DONE'],
  ['kept|conti', 'HIT AND (kept( on)?|continued)( on)? (going|driving|down|straight)'],
  [
    'stop',
    'STRIKE(WORD{0,11}?(?! (i|we) )WORD)? OTHER NOSTOP' +
      '(?! ([^ ]+ing|in|at|for|on|until|till|before|soon|fast|quick|quickly|enough|completely|fully|behind|the|and (hit|rear|crashed|slammed|i)) )',
  ],
  ['stop', 'NOSTOP (to (help|check|see|exchange|give|render)|after (hitting|striking|SCENE))'],
  ['left', 'left (me|us) ((laying|lying|bleeding) )?(there|for dead|(in|on) the (road|street|side|highway|freeway))'],

  ['fuga', '(choque|atropello|golpe) y fuga'],
  ['fuga|huida', 'a ?la (fuga|huida)'],
  ['huy|uyo', 'SOMEONE (huyo|uyo|huyeron|huyendo)(?! (de )?(la )?policia )'],
  ['fug', 'se fug(o|aron)(?! (el|la|un|una) )'],
  ['escap', 'se escaparon(?! (los|las|unos|mis) )'],
  ['escap', 'AUTOR (se )?escapo(?! (el|la|un|una|mi|de) )'],
  ['fue|escap|retir', 'se (fue|fueron|escapo|retiro|retiraron) (corriendo |huyendo )?de(l| la) LUGAR'],
  ['aban|dej|huir', '(abandono|abandonaron|dejo|dejaron|huir) (el|la|del|de la) (lugar|escena|sitio)'],
  ['dej', '(?!(grua|ambulancia|policia|taxi|uber) )[^ ]+ (me|nos) dej(o|aron) (ahi|alli|(tirad|botad)[oa]s?)(?! en (la )?cama )'],
  ['paro|detuv|parar', 'NOPARO ((a|para) (ayudar|ver|auxiliar)[^ ]*|despues del?)'],
  // Not "me pegó y se fue contra un poste".
  [
    'fue|larg|march|pel[oa]',
    'GOLPE AUTOR se (fue|fueron|largo|largaron|marcho|pelo|pelaron)(?! (contra|encima|sobre|al?|del?|hacia|el|la|los|las) )',
  ],
  [
    'fue|larg',
    'que (me|nos) (choc|peg|golpe|atropell|impact)(o|aron) ((por|de|en|el|la) [^ ]+ ){0,2}se (fue|fueron|largo|largaron)' +
      '(?! (contra|encima|sobre|al?|del?|hacia|el|la|los|las) )',
  ],
  ['paro|detuv|parar', 'GOLPE AUTOR NOPARO(?! (en|a|al|hasta|ante|de|por|con|cuando|el|la) )'],
  [
    'sigui|sali|arranc',
    'GOLPE AUTOR ((siguio|siguieron) (manejando|su|de|derecho)|(salio|salieron) (corriendo|huyendo)|arranco)',
  ],
];

// assumed: no part's name is within another's, and no word has capitals once it is folded
const partName = new RegExp(Object.keys(patternParts).join('|'), 'g');
const expandPattern = (pattern: string): string =>
  pattern.replace(partName, (name) => expandPattern(patternParts[name as keyof typeof patternParts]));
const hitAndRun = new RegExp(` (${patterns.map(([, pattern]) => expandPattern(pattern)).join('|')})(?= )`);

const flightWords = new RegExp(` (${[...new Set(patterns.flatMap(([asks]) => asks.split('|')))].join('|')})`);

function mentionsFlight(text: string): boolean {
  // two words before the first, because SOMEONE is two
  const spaced = ` , , ${tokenize(text).join(' ')} `;
  return flightWords.test(spaced) && hitAndRun.test(spaced);
}

/** The last text and its result: walk and flags ask about the same one. */
let last = { text: '', found: false };

/** Whether a description is about a driver who fled, in English or Spanish. See docs/spec/flows.md#hit-and-run. */
export function isHitAndRun(text: string): boolean {
  if (last.text !== text) last = { text, found: mentionsFlight(text) };
  return last.found;
}
