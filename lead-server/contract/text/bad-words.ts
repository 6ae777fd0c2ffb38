import { containsPhrase, longestPhraseAt, type Phrases, parsePhrases, tokenize } from './tokenize.ts';

/**
 * assumed: the lists are ours and small, as a match only sends a copy to a person. Accents are ignored. See
 * docs/spec/validation.md#bad-words.
 */
const profane =
  'fuck, fucks, fucked, fucker, fuckers, fucking, motherfucker, shit, shits, shitty, bullshit, bitch, bitches, asshole, assholes, ' +
  'bastard, cunt, dickhead, dickheads, cocksucker, pussy, slut, whore, nigger, nigga, faggot, retard, wank, wanker, twat, ' +
  'porn, porno, pornhub, blowjob, handjob, dildo, boobs, tits, rape, rapist, nude, nudes, sex, ' +
  'puta, putas, puto, putos, puta madre, hijo de puta, mierda, mierdas, pendejo, pendeja, pendejos, cabron, cabrona, cabrones, ' +
  'chinga, chingar, chingada, chingado, chinga tu madre, verga, vergas, culero, culo, pinche, joder, maricon, marica, ' +
  'follar, mamada, mamadas, violador';

/** Profane in a name or said of a person; elsewhere a shop, an animal or a part of the body that was hurt. */
const profaneInNames = 'dick, cock, penis, vagina, cum, zorra, perra, polla, pene, sexo, desnuda, desnudas';
const profaneOfPeople =
  'a dick, such a dick, suck my dick, my cock, suck my cock, una perra de mierda, hija de perra, eres una perra, una zorra';

/** Threats and deeds of no accident, without words of honest accounts ("it nearly killed me"). */
const violent =
  'kill you, kill him, kill her, kill them, kill myself, murder, murdered, murderer, murdering, shoot you, ' +
  'shoot them, stab you, stab him, stab her, stab them, stabbed him, stabbed her, stabbed them, behead, beheaded, massacre, ' +
  'terrorist, terrorists, beat you up, ' +
  'te voy a matar, lo voy a matar, la voy a matar, los voy a matar, voy a matarte, matarte, asesinar, asesino, asesina, asesinato, ' +
  'apunalar, apunalado, apunalada, degollar, masacre, terrorista, terroristas';

const spam =
  'free gift card, free gift cards, win a gift card, sweepstakes, win the lottery, won the lottery, win a jackpot, cash app me, ' +
  'free money, you won, you have won, win a prize, won a prize, claim your prize, claim prize, click here, buy bitcoin, bitcoin investment, ' +
  'crypto investment, buy crypto, viagra, online casino, casino bonus, casino en linea, tarjeta de regalo gratis, gana la loteria, ' +
  'gane la loteria, dinero gratis, gana un premio, gane un premio, reclama tu premio, ' +
  'has ganado, ganaste, haz clic aqui, ' +
  // assumed: "brand-like terms" are the names of other mass-injury campaigns, whose visitors land here by mistake
  'camp lejeune, roundup, zantac, paraquat';

const nonAnswers =
  'no accident, not an accident, no car accident, was not in an accident, wasn’t in an accident, no thanks, no thank you, ' +
  "i don't know, i dont know, dont know, don't know, idk, not interested, nothing happened, none of your business, just testing, " +
  'this is a test, test test, no accidente, no hubo accidente, ningun accidente, no gracias, no lo se, no me interesa, ' +
  'no estoy interesado, no estoy interesada, no aplica, no paso nada, esto es una prueba';

/** Non-answers that say so wherever they stand; the others count only as the whole text. */
const nonAnswersAnywhere =
  'no car accident, was not in an accident, wasn’t in an accident, not an accident, none of your business';

/** Accidents that partners handle differently, or not at all. See docs/spec/validation.md#bad-words. */
const accidentTypes =
  'hydroplane, hydroplaned, hydroplaning, slip, slipped, slipping, slip and fall, dog bite, dog bites, dog bit, bitten by a dog, ' +
  'hit and run, hit n run, hit & run, hidroplaneo, aquaplaning, resbale, resbalo, resbalon, caida, mordida de perro, mordedura de perro, me mordio un perro, ' +
  'choque y fuga, atropello y fuga, se dio a la fuga';

/** Real names that the profanity list would match. */
const realNames: ReadonlySet<string> = new Set(['dick']);

const forNames = parsePhrases(profane, profaneInNames);
const forDescriptions = parsePhrases(profane, profaneOfPeople, violent, spam, nonAnswersAnywhere, accidentTypes);
const wholeAnswers = parsePhrases(nonAnswers);

/** "N/A" is matched as typed: as words it would be "n a", which people also write for "and a". */
const notApplicable = /(^|[^\p{L}\p{M}\p{N}])n\/a(?![\p{L}\p{M}\p{N}])/giu;

/** As few other words leave a non-answer one: "honestly, I don't know". */
const fewWords = 3;

/** Whether the text says nothing but a non-answer: "injury: n/a". With an account around it, it counts for nothing. */
function isNonAnswer(text: string): boolean {
  const words = tokenize(text.replaceAll(notApplicable, '$1 idk '));
  let others = 0;
  let at = 0;
  while (at < words.length) {
    const length = longestPhraseAt(wholeAnswers, words, at);
    if (length === 0) others += 1;
    at += Math.max(length, 1);
  }
  return others < words.length && others < fewWords;
}

/**
 * Whether a description has a word of the blocklist, in English or Spanish, or says nothing. Words count by sense: a casino's
 * parking lot is a place. See docs/spec/validation.md#bad-words.
 */
export function hasBadWords(text: string): boolean {
  return isNonAnswer(text) || containsPhrase(forDescriptions, tokenize(text));
}

/** Whether a person's name has a profane word: `name_bad_word`. Real names that look like one pass. */
export const hasBadName = (name: string): boolean =>
  containsPhrase(
    forNames,
    tokenize(name).filter((word) => !realNames.has(word)),
  );

/** Parsed when it is asked for: the visitors' script never does, and would carry it along. */
let forPages: Phrases | undefined;

/** Whether words for a page are profane, violent or spam. Kinds of accident and non-answers are none of it. */
export function hasUnfitWords(text: string): boolean {
  forPages ??= parsePhrases(profane, profaneInNames, profaneOfPeople, violent, spam);
  return containsPhrase(forPages, tokenize(text));
}
