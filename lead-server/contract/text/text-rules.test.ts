import { array, assert, constantFrom, property, stringMatching } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  enoughWords,
  hasBadName,
  hasBadWords,
  isGibberish,
  isHitAndRun,
  isNameGibberish,
  isRealNameByList,
} from './text-rules.ts';
import { countWords } from './tokenize.ts';

const honest = [
  'I was rear ended at a red light on I-95 by a truck.',
  'Got t-boned @ 3rd & Main by BMW SUV, TBI + PTSD, ER visit, MRI.',
  'rearended on hwy 5, tx dps rpt, neck hurts bad',
  'Other driver swerved into my lane and side-swiped me; whiplash and a herniated disc.',
  'SOMEONE HIT ME WHILE I WAS PARKED. MY BACK IS SOOO BAD',
  'car crsh hurt nck bck pn, goin to the docter tomorow',
  'My husband Krzysztof Wojciechowski was hurt on Schuylkill Expressway near Phoenixville',
  'Me chocaron por detrás en el semáforo y me duele mucho el cuello',
  'Un camión se pasó la luz roja y golpeó mi carro del lado izquierdo, tengo lesiones',
  'iba manejando en la autopista y otro vehiculo me pego por atras, fui al quiropractico',
  '我在红绿灯处被追尾了，脖子很疼，去了医院。',
  'Меня сбила машина на перекрестке, болит шея и спина',
];

/** Hurried but honest texts: gibberish disqualifies, so they must pass. */
const hurried = [
  'drvr ran rd lght hit my vhcl',
  'Drvr hit my vhcl frm bhnd',
  'Hit by vhcl in xwalk, hrt bck',
  'Rear end by drvr txtng on ph',
  'Car wrck, brkn ribs, strtchr',
  'In crsh w drunk drvr',
  'psngr in vhcl, brkn lg',
  'pdstrn strck n xwlk',
  'mgmt tpke xray xwalk',
  'tngo dlr d cbza y spalda',
  'brks blck, bldng bhnd',
  'bmpr crshd, chldrn cncsn',
  'dghtr at dctr, dschrgd',
  'hrntd dsc, frctr, hsptl',
  'mtrcl mvng thru intrsctn',
  'psngr prkd, nmbns nthng',
  'prprt rprt rcvd',
  'sgnl sthbnd, strtchr',
  'trfc trlr swrvd',
  'wndshld, whplsh, trtmnt',
  'wrst wrng',
  'cndctr d cmnt, dsps',
  'smfr, trbj, tmbn',
  'slmd, stpd',
  'trcks, vhcls n drvrs',
  '01/02/2025 3:30pm 95N',
  'I95 10:45 07/04',
  'Whiplash',
];

describe('isGibberish', () => {
  it.each(['asd asd fgh jkl', 'laksjd lkajsd', 'qwe asd zxc rty'])('detects keyboard mashing: "%s"', (text) =>
    expect(isGibberish(text)).toBe(true),
  );
  it.each(['Dad had a fall and has a gash', 'la falda y las gafas de salsa'])('lets words of the middle row pass: "%s"', (text) =>
    expect(isGibberish(text)).toBe(false),
  );
  it('detects four keys of the middle or lower row in a word, and five of the upper row, of which words have four', () => {
    const madeUp = (word: string) => isGibberish(`${word} ${word}o ${word}a`);
    expect(['isdfgo', 'ihgfdo', 'ixcvbo', 'ibvcxo', 'ierttyo', 'iwertyo', 'iytrewo'].map(madeUp)).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
      true,
    ]);
  });
  it('takes two letters of five in made-up words for it, and no fewer', () => {
    expect(isGibberish('sdfg police')).toBe(true);
    expect(isGibberish('sdfg doctors')).toBe(false);
  });
  it.each([...honest, ...hurried])('accepts "%s"', (text) => expect(isGibberish(text)).toBe(false));
  it.each([
    'asdf asdf asdf qwerty',
    'sdkfj hskdjfh qwkejh zxmcnb vbxz',
    'aslkdj alskdjf woeiru sldkfj aslkd',
    'fghfgh dfgdfg ghjghj fghfgh',
    'aaaaaaaaaaaaaaaaaaaaaaa',
    '1234 5678 9101 1121 3141',
    '01/02/2025 3:30',
    'drvzq xvhcl wrckq strtq',
    'qrvr zhcl xght',
    'sdfg hjkl 95N',
    '.... ,,,, !!!! ???? ....',
    'test test test test test',
    'car car car car',
    'jfjfjf jfjfjf kdkdkd jfjfj',
  ])('detects "%s"', (text) => expect(isGibberish(text)).toBe(true));

  it('forgives any one wrong letter, wherever it is', () => {
    for (const text of honest) {
      const flagged = Array.from(text, (_, at) => [...'aexqzjk'].map((letter) => text.slice(0, at) + letter + text.slice(at + 1)))
        .flat()
        .filter(isGibberish);
      expect(flagged).toEqual([]);
    }
  });
  it('finds at least nine in ten of random letters', () => {
    let found = 0;
    assert(
      property(array(stringMatching(/^[a-z]{6,9}$/), { minLength: 5, maxLength: 8 }), (random) => {
        found += isGibberish(random.join(' ')) ? 1 : 0;
      }),
      { numRuns: 500, seed: 7 },
    );
    expect(found).toBeGreaterThan(450);
  });
});

describe('isNameGibberish', () => {
  it.each('Ng Tsz Chng DJ CJ TJ JT Bergstrom Rothschild Goldschmidt McChrystal Mkrtchyan Kleinschmidt Hellstrom Vlk'.split(' '))(
    'accepts %s, a real name that the letter model rejects',
    (name) => expect(isNameGibberish(name)).toBe(false),
  );
  it('lets one name of each line of the list pass', () => {
    const names =
      'ahlstrom arndts barszcz bengtsson bertsche blankschan brandstrom brockschmidt dahlstrom dnsproj ehnstrom ' +
      'fernstrom fritschle goettsch goldthwait gschwind harpstrite hentsch herschfus hightshoe hirschburg hirschmann ' +
      'holmstrom hortsch jentsch kartchner kindschy kleinschmidt krchmar kupferschmid langstraat lindstrom malmstrom ' +
      'mcchrystal miertschin neuenschwande northcross oligschlaeger pietschman quittschreiber riemenschneider ' +
      'rottschafer schachtschneide siedschlag sundstrom ulmschneider waffenschmidt werschky wollschleger zandstra';
    expect(names.split(' ').filter((name) => isNameGibberish(name))).toEqual([]);
  });
  it.each([
    'John Smith',
    'Jose Peña',
    'Neil Armstrong',
    'Mr J Smith III',
    'Dr. Ana María Ruiz, PhD',
    "Siobhán O'Brien-Smythe",
    'Lynn Schmidt',
    'Ben Steers',
    'Bob Scott',
    'Gus Burch',
    'Bjørn Dahl, Ph.D.',
    'Nguyễn Văn An',
    '李小龙',
    "Fa'aalii Tui",
    'Tina Fa’aaliga',
    "Ka'aawa",
    'Kaʻaawa',
    "Ng'ang'a",
    'J',
    '',
  ])('accepts "%s"', (name) => expect(isNameGibberish(name)).toBe(false));
  it.each([
    ['Xkcd Smith', 'no vowel'],
    ['Bk Smith', 'two letters and no vowel'],
    ['Aaab', 'a letter three times'],
    ["O'Brieeen", 'a letter three times after an apostrophe'],
    ["Bk'jhgf", 'no vowel on either side of an apostrophe'],
    ['Bob Kajhgfda', 'five consonants in a row'],
    ['4563 Smith', 'digits'],
  ])('detects "%s": %s', (name) => expect(isNameGibberish(name)).toBe(true));
  it.each(Array.from("'’‘ʻʼ`´"))('parts nothing at %s but letters that are the same', (mark) => {
    expect([`Ng${mark}ang${mark}a`, `Ma${mark}ya${mark}ng${mark}o`, `Fa${mark}aalii`].some((name) => isNameGibberish(name))).toBe(
      false,
    );
    expect([`Bk${mark}jhgf`, `O${mark}Brieeen`].every((name) => isNameGibberish(name))).toBe(true);
  });
  it.each(['516', '180', '330'])('skips campaign %s', (campaign) => {
    expect(isNameGibberish('Xkcd', campaign)).toBe(false);
    expect(isNameGibberish('Xkcd', `${campaign}0`)).toBe(true);
  });
  it('an apostrophe counts as no letter', () => expect(isNameGibberish("Ana Wright's")).toBe(false));
  it.each([
    ['Anna Nordstrom', true],
    ['Nordstrom', true],
    ['Ana Ruiz', false],
    ['', false],
    ['Nordstrom Xkcdf', false],
  ])('whether "%s" is a name by the list alone: %s', (name, isByList) => expect(isRealNameByList(name)).toBe(isByList));
  it('titles, suffixes and single letters change nothing', () => {
    assert(
      property(
        constantFrom('Ana Ruiz', 'Xkcd'),
        constantFrom('Mr', 'Dr.', 'B'),
        constantFrom('Jr.', 'III', 'PhD'),
        (name, before, after) => {
          expect(isNameGibberish(`${before} ${name} ${after}`)).toBe(isNameGibberish(name));
        },
      ),
    );
  });
});

describe('blocklist', () => {
  it.each([
    'This is SHIT',
    'qué pendejo',
    'you won a gift card',
    'N/A',
    'injury: n/a.',
    "I don't know",
    'I don’t know',
    'no accidente',
    'My tire slipped: hydroplaned',
    'that bastard hit me',
    'There was no accident',
    'no aplica',
    'click here for crypto',
    'haz clic aquí',
    'I was at Camp Lejeune',
    'he looked at porn while driving',
    'no me interesa',
    'me resbalé en la tienda',
    'se dio a la fuga',
    'vete a la chingada',
    'una zorra',
    'Hit-and-run',
    'I will murder you',
    'I am going to kill him',
    'He stabbed her',
    'te voy a matar',
    'lo apuñalaron: fue apuñalado',
    'she was always slipping',
    'two dog bites',
    'una mamada',
    'he beat you up',
    'win the sweepstakes',
    'buy viagra',
    'dinero gratis',
    'He told me that it was no car accident but an attack on my car',
    'honestly really idk',
    'no thanks honestly really',
  ])('detects "%s"', (text) => expect(hasBadWords(text)).toBe(true));
  it.each([
    'I was in Scunthorpe with an assistant',
    'The slippery road',
    'A dickens of a crash',
    'I was stopped at a light n a car hit me',
    'Soy peatón/a',
    'in/at the lot',
    'join/a',
    'stopped n/another car hit me',
    '2n/a',
    'choqué con un cono de la obra',
    'The crash nearly killed me and a sharp pain shot up my arm',
    'I thought that truck was going to kill me',
    'a stabbing pain in my neck, as if I were stabbed: a stab at each step',
    'por poco nos mata, casi me matan',
    'junto a la bomba de gasolina',
    'hit hard',
    'well I just idk',
    'no thanks honestly really sorry',
    ...honest,
  ])('accepts "%s"', (text) => expect(hasBadWords(text)).toBe(false));
  it('knows real names from bad ones', () => {
    expect(['Dick Butts', 'Fanny Cummings', 'Gaylord Dickson'].some(hasBadName)).toBe(false);
    expect(['Dick Shit', 'Zorra Ruiz'].every(hasBadName)).toBe(true);
    expect(['N A', 'Ana Prize', 'Luis Casino'].some(hasBadName)).toBe(false);
  });
});

it('tells hit and run in both languages', () => {
  expect(['It was a hit & run', 'he fled the scene', 'El otro conductor se dio a la fuga'].every(isHitAndRun)).toBe(true);
  expect(['I took off work for a week', 'She hit my car', 'Me pegó por atrás'].some(isHitAndRun)).toBe(false);
});

it('counts four words', () => {
  expect(enoughWords(' I was hit ')).toBe(false);
  expect(enoughWords('I  was\nhit hard')).toBe(true);
});

describe('words by sense', () => {
  it.each([
    "I don't know how fast he was going when he hit me",
    'I was hit in the casino parking lot',
    "It was in front of Dick's Sporting Goods",
    'Mi perra iba en el carro conmigo',
    'My cum laude son was driving, police report n/a because nobody came',
    'The truck had lottery adverts on its side and hit us',
  ])('"%s" has no bad words', (text) => expect(hasBadWords(text)).toBe(false));
  it.each(["I don't know", 'idk, not interested', 'n/a', 'N/A.', 'no lo sé', 'You won a prize click here', 'he is a dick'])(
    '"%s" has',
    (text) => expect(hasBadWords(text)).toBe(true),
  );
});

describe('enoughWords', () => {
  it.each(['Rear-ended,neck,back,whiplash', 'one two three four', '我在红绿灯处被追尾了，脖子很疼'])('"%s" has four', (text) =>
    expect(enoughWords(text)).toBe(true),
  );
  it.each(['Whiplash concussion hospitalized', 'a, b - c'])('"%s" has not', (text) => expect(enoughWords(text)).toBe(false));
  it('counts two characters as a word where the browser cannot segment text without spaces', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    try {
      expect(['红绿灯处被追尾了', '红绿灯处被追尾，', '红绿灯。'].map(countWords)).toEqual([4, 3, 1]);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
