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

/** Ways to say that somebody fled. */
const patterns: readonly string[] = [
  // Not "it was not a hit and run", "no hit and run".
  '(?!(no|not|t|never|wasnt|an?) )[^ ]+ (an? )?hit (and |n |an )?run(?! (over|off|into|through) )',
  'hit (and |n |an )?ran(?! (over|off|into|through|to|up|me|us|my|the|an?|red) )',
  'SOMEONE (left|leaves|leaving|abandoned|(ran|drove|sped|took off|disappeared) from) SCENE',
  'SOMEONE (fled|flees|flee|fleeing)(?! (from )?(the )?(police|cops?|law|another) )',
  // not "drove off the road", "took off work", or a bus that sets off
  '(?![^ ]+ bus took off (?!after ))SOMEONE (took|takes|drove|drives|driving|sped|speeds|speeding|ran|runs|running) (off|away)' +
    '(?! (the|an?|my|our|his|her|their|of|into|road|too|work|school|time|some|several|few|two|three|\\d+|and hit m[ey]|from(?! SCENE )) )',
  '(he|she|they|driver|car|truck|who) (just )?left( without (giving|exchanging|leaving|stopping|checking|helping)|DONE| after (hitting|SCENE))',
  '(who|that) (hit|struck|rear ?ended|sideswiped) (me|us|(my|our) (car|truck|van|suv|vehicle|bike)) (just |then )?leftDONE',
  'HIT AND (left|ran|bolted|dipped|pulled (off|away))DONE',
  'HIT AND (kept( on)?|continued)( on)? (going|driving|down|straight)',
  'STRIKE(WORD{0,11}?(?! (i|we) )WORD)? OTHER NOSTOP' +
    '(?! ([^ ]+ing|in|at|for|on|until|till|before|soon|fast|quick|quickly|enough|completely|fully|behind|the|and (hit|rear|crashed|slammed|i)) )',
  'NOSTOP (to (help|check|see|exchange|give|render)|after (hitting|striking|SCENE))',
  'left (me|us) ((laying|lying|bleeding) )?(there|for dead|(in|on) the (road|street|side|highway|freeway))',

  '(choque|atropello|golpe) y fuga',
  'a ?la (fuga|huida)',
  'SOMEONE (huyo|uyo|huyeron|huyendo)(?! (de )?(la )?policia )',
  'se fug(o|aron)(?! (el|la|un|una) )',
  'se escaparon(?! (los|las|unos|mis) )',
  'AUTOR (se )?escapo(?! (el|la|un|una|mi|de) )',
  'se (fue|fueron|escapo|retiro|retiraron) (corriendo |huyendo )?de(l| la) LUGAR',
  '(abandono|abandonaron|dejo|dejaron|huir) (el|la|del|de la) (lugar|escena|sitio)',
  '(?!(grua|ambulancia|policia|taxi|uber) )[^ ]+ (me|nos) dej(o|aron) (ahi|alli|(tirad|botad)[oa]s?)(?! en (la )?cama )',
  'NOPARO ((a|para) (ayudar|ver|auxiliar)[^ ]*|despues del?)',
  // Not "me pegó y se fue contra un poste".
  'GOLPE AUTOR se (fue|fueron|largo|largaron|marcho|pelo|pelaron)(?! (contra|encima|sobre|al?|del?|hacia|el|la|los|las) )',
  'que (me|nos) (choc|peg|golpe|atropell|impact)(o|aron) ((por|de|en|el|la) [^ ]+ ){0,2}se (fue|fueron|largo|largaron)' +
    '(?! (contra|encima|sobre|al?|del?|hacia|el|la|los|las) )',
  'GOLPE AUTOR NOPARO(?! (en|a|al|hasta|ante|de|por|con|cuando|el|la) )',
  'GOLPE AUTOR ((siguio|siguieron) (manejando|su|de|derecho)|(salio|salieron) (corriendo|huyendo)|arranco)',
];

// assumed: no part's name is within another's, and no word has capitals once it is folded
const partName = new RegExp(Object.keys(patternParts).join('|'), 'g');
const expandPattern = (pattern: string): string =>
  pattern.replace(partName, (name) => expandPattern(patternParts[name as keyof typeof patternParts]));
const hitAndRun = new RegExp(` (${patterns.map(expandPattern).join('|')})(?= )`);

/** Whether a description is about a driver who fled, in English or Spanish. See docs/spec/flows.md#hit-and-run. */
export function isHitAndRun(text: string): boolean {
  // two words before the first, because SOMEONE is two
  const spaced = ` , , ${tokenize(text).join(' ')} `;
  return hitAndRun.test(spaced);
}
