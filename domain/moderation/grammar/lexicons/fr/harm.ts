import { certainScore } from '../../../verdict';
import type { Topic } from '../../lexicon';
import { fiction, figuresOfSpeech } from './excuses';

/** Parts of the topics below. */
export const frenchHarmWords = {
  abuser:
    "mari|copain|femme|copine|conjoint|conjointe|compagnon|compagne|père|papa|beau père|mère|maman|belle mère|frère|oncle|papi|cousin|ex|entraîneur|coach|patron|prof|curé|proche|il|elle|quelqu'un",
  height: 'pont|toit|rebord|balcon|falaise|quai|rails|rambarde|parapet|vide|voie ferrée|fenêtre',
};

/** Games, sport and mishaps without injuries. */
const inPlay = [
  '(échecs|tennis|scrabble|cartes|poker|uno|boxe|judo|karaté|foot|match|jeu|course|boule de neige|oreiller|sans faire exprès|par accident|mario kart|blague)',
];

/** Harm by others, eating disorders and plain acts against oneself, in French. */
export const frenchHarm: Topic[] = [
  {
    // A character may tell it as a story, so it is certain only of a person.
    category: 'crisis',
    score: certainScore,
    says: [
      "{abuser} [{any}] [{any}] (me|m') [a|ont] (étrangle|viole|tabasse|maltraite|étranglé|étranglée|violé|violée|tabassé|tabassée|maltraitée|agressé|agressée)",
      "{abuser} [{any}] [{any}] (me|m') (frappe|tape|cogne|bat|fouette) (quand|dès|si|avec|jusqu'|devant|parce|et (j'|je|m'|personne)|chaque (semaine|soir|jour)|tous les|encore|souvent)",
      "{abuser} [{any}] (m'a|me) [encore] (frappé*|frappe|tapé*|cogné*|mis un coup|mis une|donné un coup|poussé*|attrapé*|traîné*|jeté*) ... (visage|ventre|gorge|cou|escalier|mur|cheveux|ceinture|hier|cette nuit|dessus|encore|poing|tête)",
      "(m'a|me) [{any}] (attrapé*|saisi*|serré*|serre) (à|par|le|la) [la] (gorge|cou)",
      '(menacé|menacée|menace) [{any}] (avec|de) (un couteau|le couteau|une arme|me tuer|mort|un fusil)',
      "{abuser} [{any}] (me|m'a) (menace|menacé|menacée) (quand|si|de|avec|chaque|tous|devant|et)",
      "(dit|jure|dis) qu'(il|elle) [va] [me|nous|tuera|va] (tuer|tuera|retrouvera|retrouver|tue|les enfants) ... si je (pars|parle|vais|le quitte|la quitte|dis)",
      "{abuser} [{any}] (m'enferme|m'a enfermé*|me séquestre)",
      "(peur|terrifiée|terrifié|crains) (qu'il|qu'elle) [ne] (me|nous) (tue|frappe|tape|batte|étrangle)",
      "{abuser} [{any}] (me touche|m'a touché*|a abusé de moi|abuse de moi|m'a forcé*|me force) ... (dire|dit|personne|croit|ose|peur|nuit|honte|sale|jamais)",
      "(j'ai été|j'étais|je me suis fait|je suis) [{any}] (violé|violée|agressée sexuellement|abusé|abusée|tabassé|tabassée|violer|tabasser|agressée|agressé)",
      '(cache|cacher|caché|camoufle) (les|mes|mon|le) [{any}] (bleus|marques|œil au beurre noir|coups|traces)',
    ],
    never: [
      ...fiction,
      ...inPlay,
      "(à l'époque|il y a {num} ans|autrefois|quand j'étais|dans mon enfance|petite je)",
    ],
  },
  {
    // Signs of harm, or reports of harm long ago.
    category: 'crisis',
    score: 0.9,
    says: [
      "(m'empêche de|me laisse pas|m'interdit de|j'ai plus le droit de|me laisse plus) (sortir|voir mes (amis|amies|parents|copines)|voir ma (famille|sœur|mère)|avoir un téléphone|quitter)",
      "(peur|terrifiée) (de (mon (mari|père|copain|ex|beau père|frère)|ma (mère|femme)|rentrer)|de ce qu'(il|elle))",
      "(m'a pris|me prend|garde|a pris) (mon passeport|mes papiers|mes clés|tout mon argent|mon salaire|mon téléphone) ... (peur|aller|partir|sortir|coincée)",
      'je sursaute (dès|quand|chaque fois)',
      "(j'ai été|je me suis fait) [{any}] (violer|violée|abusée|abusé|battue|battu) ",
      '(frappe|tape|bat) (les enfants|nos enfants|mes enfants|ma mère|maman|notre fils|notre fille)',
    ],
    never: [...fiction, ...inPlay],
  },
  {
    category: 'crisis',
    says: [
      '(me fais|me faire|me suis fait|me faisais) vomir',
      '(vomis|vomir) (exprès|après (chaque|tous|manger|le repas)|tout ce que je mange|dès que je mange)',
      "(m'affame|m'affamer|je m'affame|me prive de manger|me laisse mourir de faim)",
      '(rien|pas|plus rien) [{any}] (mangé|avalé|manger) [{any}] depuis [{num}|une|un|presque] [{num}] (jours|semaine|semaines|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) ... (grosse|gros|exprès|maigrir|maigre|recommencer|forte|balance|dégoût*|mérite|veux)',
      '(prends|prend|pris|prendre|avale) des laxatifs ',
      'mon (anorexie|trouble alimentaire) (est|gagne|me|revient|a|reprend)',
      'ma boulimie (est|gagne|me|revient|a|reprend)',
      '(rechute|rechuté|replongé|retombée|retombé) [{any}] [{any}] (anorexie|boulimie)',
      '(déteste|hais|dégoûte|supporte pas) [{any}] mon corps ... (manger|mange|repas|vomir|saute|couper|faim)',
      '(je pèse|jpèse|pèse) [plus que|que] {num} (kilos|kg|kilo) ... (grosse|gros|énorme|maigrir|gras|encore|trop)',
      'je me punis (quand|si|en|parce) ... (mange|mangé|manger|faim|sport)',
    ],
    unless: [
      '(gastro|grippe|ramadan|carême|opération|viande|sucre|gueule de bois|huîtres|manège|montagnes russes|ferry)',
    ],
    never: [...fiction, "(à l'époque|il y a {num} ans|autrefois|quand j'étais|guérie|guéri)"],
  },
  {
    category: 'crisis',
    says: [
      "(fusil|pistolet|revolver|arme|flingue|couteau|lame) ... (contre moi|me tirer une balle|me tirer dessus|sur ma tempe|dans la bouche|m'en servir|appuyer sur la détente|me tuer)",
      "(je vais|jvais|j'vais|je veux|envie de|je voudrais) [juste|enfin] (me pendre|me tuer|me suicider|m'ôter la vie|me noyer|me tirer une balle|me jeter|m'empoisonner|me tailler les veines|me foutre en l'air|sauter du|me jeter sous)",
      '(je me|jme|je vais me) [{any}] (jette|jeter|fous|balance|lance) (sous|devant) (le|un|la) (train|métro|bus|camion|tram)',
      "(je suis|chuis|debout|assis|assise|^|suis) [{any}] (sur|au bord|en haut) [du|de|le|la|d'un|un|les|l'] [la|bord] [du|de] {height} ... (sauter|saute|me jeter|en finir|lâcher)",
      "(pris|avalé|avale|prends|gobé) [{any}] (tout ce qu'|tout ce que|tous les|toute la|toutes les|trop de|trente|quarante|cinquante|une boîte (entière|de)|une plaquette|deux boîtes|plein de|une tonne de) ... (pharmacie|cachets|comprimés|somnifères|médicaments|médocs|antidépresseurs|placard|boîte|anxiolytiques)",
      '(acheté|trouvé|commandé|préparé) [{any}] (une corde|des lames|du poison|un pistolet|la corde|des cachets) ... (pourquoi|finir|calme|lettre|ce soir|fin|prête|prêt|me)',
      "(arrêté|arrête|prends plus|prends pas) [{any}] (mon insuline|l'insuline|mes médicaments|mon traitement|mes cachets|ma dialyse) ... (exprès|mourir|finisse|lâche|plus me réveiller|crever|fin)",
      "(sois|soyez|pleure|pleurez) pas [triste|tristes] [{any}] quand (je serai|j'serai|jserai) (plus là|mort|morte|partie|parti)",
      "(quand|lorsque|pour quand) (je serai|j'serai|jserai) (plus là|morte|mort|plus de ce monde)",
      "(lettre|lettres|mot|message|messages|sms) d'adieu",
      "(copine|copain|sœur|frère|coloc|ami|amie|mère|père|fils|fille|collègue|voisine) (veut mourir|veut se (tuer|suicider)|a pris (des|plein de|trop de) (cachets|médicaments|comprimés)|va se (tuer|suicider)|s'est ouvert les veines)",
      '(ouvert|tailladé|coupé|entaillé|brûlé|griffé) [{any}] (les|mes|le|mon|la) (veines|poignets|poignet|bras|cuisses|cuisse|peau) ',
      'je me (suis|) [encore|re] [encore] (scarifié*|mutilé*|coupée [hier|encore|ce|exprès|les]|entaillé*|scarifie|mutile)',
      '(foncer|fonce|me jeter|encastrer|lâcher) [dans|contre|le] [un|le|les] [mur|arbre|volant|platane|camion] .. [exprès|$|jour|temps|fin|finir]  $',
      '(les|des) voix [{any}] (disent|veulent|crient|répètent|ordonnent) [que|de] [je] [me] [de] ... (tuer|sauter|couper|mal|mourir|tue|saute|coupe)',
      "(vois|voit|ai|a|il y a|y a|trouve) [{any}] (plus|pas|aucune) [d'|de|aucune] (issue|raison de vivre|solution pour moi|avenir pour moi|échappatoire)",
      "(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|à noël) [{any}] (je serai (plus là|mort|morte|plus de ce monde)|je n'existerai plus|j'existerai plus|tout sera fini|c'est fini pour moi)",
      '(essayé|tenté|tentative) [{any}] [de] (me tuer|me pendre|me suicider|mourir|suicide) ',
      '(fait|faire|refaire|refait) une (tentative|ts) [{any}] [{any}] (dernière|hier|encore|mois|jours|cette|de suicide)',
      '(pense|penser|pensé) [{any}] [{any}] au suicide',
      "(le suicide|mourir|la mort|en finir) (c'est|est) [{any}] (la seule|tout ce|ce que je veux|le seul)",
      '(je suis|chuis|jsuis) [{any}] [{any}] suicidaire',
      '(idées|pensées|envies) (suicidaires|noires et (je|envie))',
    ],
    unless: [
      ...figuresOfSpeech,
      '(élastique|parachute|photos|gâteau|cascade|prévention|parapente)',
    ],
    never: [
      ...fiction,
      '(psychologue|psychiatre|thérapeute|médecin|infirmière|infirmier|bénévole|éducatrice|éducateur|prévention)',
      "(à l'époque|il y a {num} ans|autrefois)",
    ],
  },
];
