import { containsPhrase, parsePhrases, tokenize } from './tokenize.ts';

/**
 * assumed: the lists are ours and small, as a match only sends a copy to a person. Accents are ignored. See
 * docs/spec/validation.md#bad-words.
 */
const profane =
  'fuck, fucks, fucked, fucker, fuckers, fucking, motherfucker, shit, shits, shitty, bullshit, bitch, bitches, asshole, assholes, ' +
  'bastard, cunt, dick, dickhead, cock, cocksucker, pussy, slut, whore, nigger, nigga, faggot, retard, wank, wanker, twat, ' +
  'porn, porno, pornhub, blowjob, handjob, dildo, penis, vagina, boobs, tits, cum, rape, rapist, nude, nudes, sex, ' +
  'puta, putas, puto, putos, puta madre, hijo de puta, mierda, mierdas, pendejo, pendeja, pendejos, cabron, cabrona, cabrones, ' +
  'chinga, chingar, chingada, chingado, chinga tu madre, verga, vergas, culero, culo, pinche, joder, maricon, marica, ' +
  'zorra, perra, polla, follar, mamada, mamadas, pene, sexo, desnuda, desnudas, violador';

/** Threats and deeds of no accident, without words of honest accounts ("it nearly killed me"). */
const violent =
  'kill you, kill him, kill her, kill them, kill myself, murder, murdered, murderer, murdering, shoot you, ' +
  'shoot them, stab you, stab him, stab her, stab them, stabbed him, stabbed her, stabbed them, behead, beheaded, massacre, ' +
  'terrorist, terrorists, beat you up, ' +
  'te voy a matar, lo voy a matar, la voy a matar, los voy a matar, voy a matarte, matarte, asesinar, asesino, asesina, asesinato, ' +
  'apunalar, apunalado, apunalada, degollar, masacre, terrorista, terroristas';

const spam =
  'gift card, gift cards, giftcard, sweepstakes, lottery, jackpot, cash app, cashapp, free money, you won, you have won, prize, prizes, ' +
  'click here, bitcoin, crypto, viagra, casino, tarjeta de regalo, tarjetas de regalo, loteria, dinero gratis, premio, premios, ' +
  'has ganado, ganaste, haz clic aqui, ' +
  // assumed: "brand-like terms" are the names of other mass-injury campaigns, whose visitors land here by mistake
  'camp lejeune, roundup, zantac, paraquat';

const nonAnswers =
  'no accident, not an accident, no car accident, was not in an accident, wasn’t in an accident, no thanks, no thank you, ' +
  "i don't know, i dont know, dont know, don't know, idk, not interested, nothing happened, none of your business, just testing, " +
  'this is a test, test test, no accidente, no hubo accidente, ningun accidente, no gracias, no lo se, no me interesa, ' +
  'no estoy interesado, no estoy interesada, no aplica, no paso nada, esto es una prueba';

/** Accidents that partners handle differently, or not at all. See docs/spec/validation.md#bad-words. */
const accidentTypes =
  'hydroplane, hydroplaned, hydroplaning, slip, slipped, slipping, slip and fall, dog bite, dog bites, dog bit, bitten by a dog, ' +
  'hit and run, hit n run, hit & run, hidroplaneo, aquaplaning, resbale, resbalo, resbalon, caida, mordida de perro, mordedura de perro, me mordio un perro, ' +
  'choque y fuga, atropello y fuga, se dio a la fuga';

/** Real names that the profanity list would match. */
const realNames: ReadonlySet<string> = new Set(['dick']);

const forNames = parsePhrases(profane);
const forDescriptions = parsePhrases(profane, violent, spam, nonAnswers, accidentTypes);

/** "N/A" is matched as typed: as words it would be "n a", which people also write for "and a". */
const notApplicable = /(?:^|[^\p{L}\p{M}\p{N}])n\/a(?![\p{L}\p{M}\p{N}])/iu;

/** Whether a description has a word of the blocklist, in English or Spanish. See docs/spec/validation.md#bad-words. */
export const hasBadWords = (text: string): boolean =>
  (text.includes('/') && notApplicable.test(text)) || containsPhrase(forDescriptions, tokenize(text));

/** Whether a person's name has a profane word: `name_bad_word`. Real names that look like one pass. */
export const hasBadName = (name: string): boolean =>
  containsPhrase(
    forNames,
    tokenize(name).filter((word) => !realNames.has(word)),
  );
