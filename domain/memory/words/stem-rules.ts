import type { WordLanguage } from './language';

/** Rules that reduce the forms of a word to one stem. Words are folded: no accents, ß is ss. */
export interface StemRules {
  /** Endings that are removed, the longest first. */
  endings: string;
  /** The maximum number of endings of one word. */
  most: number;
  /** The least number of letters that remain. */
  least: number;
  /** Rewrites a word before its ending is removed, such as a prefix of a participle. */
  prepare?: readonly [RegExp, string][];
  /** Rewrites what remains, such as a silent letter. */
  finish?: readonly [RegExp, string][];
  /** Irregular forms after the form by which they are found: `go: went gone`. */
  irregular: string;
}

export const stemRules: Record<WordLanguage, StemRules> = {
  en: {
    most: 1,
    endings: 'ings ing edly ed ions ion iness ness ments ment ers er es s ly',
    least: 3,
    prepare: [[/ie[ds]$/u, 'y']],
    finish: [
      [/e$/u, ''],
      [/([b-df-hj-np-tv-z])y$/u, '$1i'],
    ],
    irregular: `go: went gone; grow: grew grown; run: ran; eat: ate eaten; buy: bought; sell: sold;
      teach: taught; write: wrote written; drive: drove driven; drink: drank drunk; swim: swam swum;
      fly: flew flown; sleep: slept; meet: met; lose: lost; find: found; break: broke broken;
      fall: fell fallen; sing: sang sung; take: took taken; give: gave given; come: came; see: saw seen;
      leave: left; spend: spent; keep: kept; build: built; win: won; begin: began begun; wear: wore worn;
      feel: felt; bring: brought; hurt: hurts; catch: caught; steal: stole stolen; choose: chose chosen;
      forget: forgot forgotten; ride: rode ridden; speak: spoke spoken; stand: stood; understand: understood;
      pay: paid; hear: heard; make: made; marry: marriage wedding weddings wed; film: movie movies; grandmother: grandma granny;
      grandfather: grandpa; mother: mum mom; father: dad; cat: kitten; dog: puppy; child: children; wife: wives; foot: feet;
      tooth: teeth; mouse: mice; man: men; woman: women; person: people; burn: burnt; learn: learnt;
      dream: dreamt; cry: cried cries; try: tried tries; die: died dies dying; adopt: adoption`,
  },
  de: {
    most: 2,
    endings: `ungen ung heiten heit keiten keit innen erinnen erin ern eten ete etet est et em en er es
      ten test tet te st e n s t in`,
    least: 3,
    prepare: [
      [/^(an|auf|aus|ab|ein|mit|vor|zu|um|weg|nach|los|her|hin)?ge(.{3,})(?:t|en)$/u, '$1$2'],
      [/^(an|auf|aus|ab|ein|mit|vor|weg|nach|los|her|hin|um)zu(.{3,}en)$/u, '$1$2'],
    ],
    irregular: `gehen: ging gingen gegangen gehst; kommen: kam kamen gekommen; trinken: trank trinkt getrunken;
      essen: ass isst esse gegessen; lesen: las liest gelesen; schreiben: schrieb geschrieben;
      sehen: sah sieht siehst gesehen; finden: fand gefunden; verlieren: verlor verloren;
      ziehen: zog zieht gezogen umgezogen umziehen umzug; singen: sang gesungen; schlafen: schlief geschlafen;
      laufen: gelaufen; nehmen: nahm nimmt genommen; geben: gab gibt gegeben; helfen: half hilft geholfen;
      sterben: starb stirbt gestorben; treffen: traf trifft getroffen; sprechen: sprach spricht gesprochen;
      brechen: brach bricht gebrochen; schwimmen: schwamm geschwommen; fliegen: flog geflogen flug;
      stehlen: stahl gestohlen; fahren: fuhr gefahren; wachsen: wuchs aufgewachsen aufwachsen;
      denken: dachte gedacht; bringen: brachte gebracht; steigen: stieg gestiegen; backen: buk gebacken;
      tragen: trug getragen; waschen: wusch gewaschen; gewinnen: gewann gewonnen; beginnen: begann begonnen;
      schneiden: schnitt geschnitten; reiten: ritt geritten; fallen: fiel gefallen; halten: hielt gehalten;
      bleiben: blieb geblieben; leihen: lieh geliehen; kaufen: gekauft; heiraten: geheiratet verheiratet
      hochzeit hochzeiten; katze: kater katzchen; mutter: mama; vater: papa; oma: grossmutter; opa: grossvater`,
  },
  es: {
    most: 2,
    endings: `aciones acion iciones icion ciones cion imientos imiento amientos amiento mente
      aremos eremos iremos abamos iamos asteis aron ieron aban aba abas aria ias ia iendo ando endo
      adas ados ada ado idas idos ida ido amos emos imos aste iste are ere ire ara era ira an en ar er ir as
      es os is o a e i s itas itos ita ito illos illo`,
    least: 3,
    prepare: [
      [/(?<=.)ue(?=[b-df-hj-np-tv-z])/u, 'o'],
      [/(?<=.)ie(?=[b-df-hj-np-tv-z])/u, 'e'],
    ],
    finish: [
      [/z$/u, 'c'],
      [/qu$/u, 'c'],
      [/gu$/u, 'g'],
      [/j$/u, 'g'],
    ],
    irregular: `hacer: hizo hice hago; tener: tuve tuvo; decir: dije dijo digo; poner: puse puso pongo puesto;
      venir: vine vino vengo; traer: traje trajo traigo; dormir: durmio durmiendo; morir: murio muerto;
      ver: veo vi vio visto viendo; dar: doy di dio; leer: leo leyo leyendo; oir: oigo oyo;
      romper: roto; volver: vuelto; escribir: escrito; abrir: abierto; caer: cayo caido caigo;
      pedir: pidio pido; seguir: siguio sigo; pelicula: peli pelis; madre: mama; padre: papa; casar: boda bodas casamiento`,
  },
  fr: {
    most: 2,
    endings: `issements issement ements ement ments ment ations ation itions ition ions ateurs ateur atrice
      euses euse eurs eur aient erait erais eront erons erez assent asse ant ants ees ee es er ez ais ait ai
      issait issent issons it is ie ies ir iere ieres ier iers ique iques elle elles s e x a i`,
    least: 3,
    finish: [
      [/aux?$/u, 'al'],
      [/qu$/u, 'c'],
      [/ge$/u, 'g'],
    ],
    irregular: `boire: bu bois boit buvais; lire: lu lis lit lisais; voir: vu vois voit voyais; mettre: mis met;
      prendre: pris prends prend; venir: venu viens vient; vivre: vecu vis vit; ecrire: ecrit ecris;
      perdre: perdu; vendre: vendu vends; mourir: mort mourut meurt; naitre: ne nee; ouvrir: ouvert ouvre;
      courir: couru cours court; dormir: dormi dors dort; partir: parti pars part; sortir: sorti sors sort;
      connaitre: connu connais; recevoir: recu recois; tenir: tenu tiens tient; craindre: crains craint;
      offrir: offert; apprendre: appris apprends; conduire: conduit conduis; demenager: demenagement;
      oeil: yeux; mere: maman; pere: papa; velo: bicyclette; cheval: chevaux; travail: travaux travaille travailler`,
  },
  pt: {
    most: 2,
    endings: `acoes acao icoes icao coes cao imentos imento amentos amento mente
      aremos eremos iremos avamos iamos aram eram iram avam ava avas aria ia ias iam indo ando endo
      adas ados ada ado idas idos ida ido amos emos imos aste este iste ou ei eu iu ara era ira am em ar er ir
      as es os is ns o a e i s inhas inhos inha inho`,
    least: 3,
    finish: [
      [/z$/u, 'c'],
      [/qu$/u, 'c'],
      [/gu$/u, 'g'],
    ],
    irregular: `fazer: fiz fez; ter: tive teve; dizer: disse digo; por: pus pos posto; vir: vim veio venho;
      trazer: trouxe trago; ver: vejo vi viu visto; dar: dou dei deu; ler: leio li leu lendo lido;
      dormir: durmo; morrer: morto; escrever: escrito; abrir: aberto; cair: caiu caio caindo;
      pedir: peco; seguir: sigo; perder: perco perdi; casar: casamento; mudar: mudanca; mae: mamae; pai: papai;
      viajar: viagem viagens; comer: comida; irmao: irmaos irma irmas; mao: maos`,
  },
};
