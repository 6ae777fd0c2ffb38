/**
 * Real names that the rule about letters would flag. They are those of the package humannames 1.0.5 (MIT; censuses and social media),
 * and names without vowels in Latin letters of Chinese and Czech. See docs/spec/validation.md#names.
 */
const flaggedByLetters =
  'abendschein ahlschlager ahlstrand ahlstrom ahrndt alkbsh allsbrook allsbrooks allscheid almstrom altschul altschuler ' +
  'amschler angstman angstrom arndts aschbrenner ayzenschtat backscheider backstrom badertscher baertsch baertschi ' +
  'bandstra banschbach barschdoor barszcz bartsch bartscher bartschi bassingthwaite bauerschmidt beckstrand beckstrom ' +
  'behrndt beierschmitt belschner bengtsson benzschawel bergschneider bergstrand bergstresser bergstrom berkstresser ' +
  'berndtson bernstrom bertsch bertsche bertschi bertschinger bertschy betschman bierschbach bierschwale billstrom ' +
  'birschbach birthwright bjornstrom blankschan blechschmidt bogenschneide bollschweiler borgschatz borgstrom bornschein ' +
  'bortscheller boruchschomer bramschreiber brandstrom braunschweig braunschweige braunschweiger bretschneider ' +
  'brettschneide brettschneider britschgi brockschmidt bruckschen bundschuh burkstrand burtscher burtschi carlstrom ccjtd ' +
  'chng cornthwaite dahlstrand dahlstrom damschroder depperschmidt deutschlander deutschle deutschman deutschmann ' +
  'dierschke dijkstra dirkschneider dnsproj dorschner drangstveit duchscher duchscherer durchschlag durtsche durtschi ' +
  'dutschke dutschmann eckstrom ehnstrom elfstrom ellstrom engstler engstrand engstrom ernstberger ernstrom fahlstrom ' +
  'fallstrom farnstrom feldscher fernstrom ferschke ferschweiler fleischfresser foerschler foertsch forschler forschner ' +
  'forsstrom fortsch frischknecht fritschle fritzsch fritzsche gentsch germscheid gerstenschlager gertsch getschman ' +
  'getzschman gillstrap girmscheid goettsch goettsche goldscheider goldschild goldschlag goldschmidt goldshteyn ' +
  'goldstrand goldstrohm goldstrom goldthwait goldthwaite gottsch gottschalk gottschall gottschlich gottschling ' +
  'grandstrand grundstrom gschwend gschwind gutschmidt haggstrom hallstrom hammerschlag hammerschmidt handschin handschke ' +
  'handschuh handschumacher handschumaker harpstrite harrsch hartsch hartsgrove heightchew heintschel heitschmidt ' +
  'hellstrom hengstler henschke hentsch hentschel herbstman herbstreit herbstreith herbstritt herkstroeter herrschaft ' +
  'herrscher herschbach herschberger herschfus herschlag herschleb herschler herschman herschson herschstein ' +
  'hesselschward hibpshman highstreet hightshoe hillsgrove hillstrom hinchcliff hinchcliffe hinschberger hirschbaum ' +
  'hirschberg hirschberger hirschbruk hirschburg hirschfeld hirschfield hirschhaut hirschhorn hirschkopf hirschkorn ' +
  'hirschl hirschler hirschman hirschmann hirschthal hirschwald hng hochschild hochsprung hochstrasser hockstra ' +
  'hoffschneider hofschneider holdsclaw holmstrom holschbach holtschlag holtschneider holtsclaw holtzclaw holzschuh ' +
  'hoornstra hornstra hornstrom hortsch hubschman hubschmitt huebschman hultstrand hutchcraft hutchcroft iltzsch irmscher ' +
  'itschner jantsch jenschke jentsch jentzsch jernstrom kalchbrenner kalchthaler kallstrom kampschroeder kampstra ' +
  'karlstrom karschner karschnik kartchner kastenschmidt katschke kellstrom kerkstra kerschbaum kerschner kertscher ' +
  'kihlstrom kindschi kindschuh kindschy kirchstein kirschbaum kirschdorf kirschheim kirschke kirschling kirschman ' +
  'kirschmann kirschner kirscht kleinschmidt kleinschmit kleinschrodt kletschka kng knightstep knoernschild koitzsch ' +
  'konfrst kotschwar krc krchmar kretschman kretschmann kretschmar kretschmer kretzschmar kretzschmer kronschnabel ' +
  'kuerschner kuhlenschmidt kuntzsch kupferschmid kupferschmidt kurschner kutschbach kutschke landschoot landskroener ' +
  'landstra landstrom langschwager langstraat lautenschlage lautenschlager lautenschleger lentsch lichtblau lightfritz ' +
  'lightstone lindenschmidt lindstrand lindstrom loertscher longstreath longstreet longstreth lortscher lothschutz ' +
  'lundstrom lungstrom majchrzak malmstrom mannschreck mantsch markstrom marschke marschner matschke mcchristian ' +
  'mcchristion mcchriston mcchristy mcchrystal mcghghy mcklveen mcstravick meckstroth merschman messerschmidt ' +
  'messerschmitt metschke mickschl miertschin mitschke mkrtchian mkrtchyan mondschein mundschau mundschenk mutschler ' +
  'nachtsheim nagelschmidt natschke neuenschwande neuenschwander nevenschwander ng nirschl nitschke nitzsche nitzschke ' +
  'nordstrand nordstrom northcraft northcross oberschlake oberschmidt ochsenschwantz oehlenschlage oehlschlager ' +
  'oelschlaeger oelschlager ohrnstein oligschlaeger olmscheid ottcsr overschmidt partsch patschke perschbacher perschke ' +
  'peterschmidt petschke pfaltzgraff pietschman pietzsch pihlstrom png poetzsch portsche portscheller pottschmidt prchlik ' +
  'pszczola pszczolkowski quarnstrom quittschreiber reifschneider reinschmidt renschler rentsch rentschler rheinschmidt ' +
  'richrdson richtsmeier riemenschneid riemenschneider rietschlin ringstrom robitzsch rockstroh rockstrom rohrscheib ' +
  'rothschadl rothschild rothschiller rottschafer rumschlag rundstrom ruthstrom rutschke rutschman sahlstrom sallstrom ' +
  'sandstrom santschi schaarschmidt schachtschneide scharschmidt schattschneid schattschneider scherschligt schwartzchild ' +
  'schwarzschild selbitschka sellstrom siedschlag skrdlant smajstrla sng springstroh srb srnsky stahlschmidt starsdps ' +
  'stechschulte stellpflug stuckenschneide sundstrom taetzsch teltschik terpstra tingstrom tng tritschler trittschuh tsz ' +
  'tuchscherer ueltschi ullstrom ulmschneider ulschmid ultsch uswrsd vanlandschoot vickstrom vlk vonderschmidt ' +
  'vongphrachanh vonschriltz vrh waffenschmidt wahlstrom waldschmidt wallschlaeger wallstrom wandschneider watschke ' +
  'welschmeyer weltsch wennstrom werschky wickstrom wierschke willmschen windschitl wingstrom wittstruck wohlscheid ' +
  'wohlschlaeger wohlschlegel wollschlager wollschleger wolschlager wolschleger wrightsman wrightstone wullschleger ' +
  'yentsch youngstrom zabokrtsky zandstra zwerschke';

/** Initials that people go by, such as DJ and JT. */
const initials = /^(?:[b-df-hj-np-tv-xz]j|j[b-df-hj-np-tv-xz]|[cklprt]d|[kmt]c|[dt]k)$/;

const names: ReadonlySet<string> = new Set(flaggedByLetters.split(' '));

/** Whether a word of a name is known to be real, in small letters without accents. */
export const isRealName = (word: string): boolean => names.has(word) || initials.test(word);
