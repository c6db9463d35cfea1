/**
 * Patterns of statements in French that are not about the writer's age: other people, hearsay, figures of
 * speech.
 */
export const notOneself = [
  '(me|nous|lui) (dit|répond|sort|lance) {jai} [{adv}] {num}',
  '{num} ans [déjà] (sans (fumer|boire|alcool|tabac|clope)|de (mariage|boîte|pacs)|dans la même (boîte|entreprise|maison))',
  '(18|dix huit|dixhuit) ans (ou plus|et plus|révolus|passés)',
  '(plus de|au moins|plus que) (18|dix huit) ans',
  "(il|elle|ils|elles|on) (a|aura|avait|ont|va avoir|vient d'avoir|fête) [{adv}] {num}",
  "(comme si|crois que|croit que|pensent que|pense que|dirait que|dit que|disent que|croient que|l'impression d'avoir|l'impression que) {jai} [{adv}] {num}",
  "{jai} {num} ans (dans ma tête|d'âge mental|sur (cette|la) photo|dans le (rôle|film|jeu)|de (plus|moins|mariage|métier|carrière|boîte|service|vie|retard|maison|pratique|danse|piano))",
  '{jai} (eu) {num} .. (sur|en {grown}|élèves|points)',
  "(quand|lorsque|l'année où|le jour où|à l'époque où|du temps où) ... (j'ai eu|j'avais|avais) ",
  'en {grade} (année|ligne|position|place|classe de train|vitesse|partie|mi|division|de (médecine|droit|fac|licence)|main|intention|instance|lecture|personne|voiture|guerre|dans le train|sncf|position|période)',
  '(en première|en seconde) (du|de la|au) (train|tgv|vol|avion)',
  '{jesuis} [{adv}] (un|une) (grand|grande|vrai|éternel|éternelle) (ado|gamin|gamine|enfant|adolescent|adolescente)',
  "(un|une|mon|ma) (enfant|gamin|gamine|ado) (dans l'âme|des années|de la|de cœur|unique|du|attardé*|dans ma tête|pour)",
  '(au|en|du) (lycée|collège|primaire) .. (prof|professeur|enseignant*|surveillant*|cpe|infirmière|directeur|directrice|proviseur*|comme)',
  '{jesuis} .. (au|en) (lycée|collège|primaire) .. (prof|enseign*|surveill*|cpe|pour (chercher|récupérer|déposer)|depuis {num} ans)',
  '(détournement|tribunal|juge|avocat*) (de|des|pour) mineur*',
  'ouvrier mineur',
  'mineur de (fond|charbon)',
];

/** Patterns of statements about work, memories or films instead of the present. */
export const notNow = [
  "(je corrige|j'ai corrigé|corriger) [des|les|mes|leurs]",
  'mes (élèves|étudiants|enfants|ados|neveux|jumeaux|fils|filles)',
  "(je suis|chuis) [{adv}] (prof|professeur|professeure|enseignant|enseignante|instituteur|institutrice|surveillant|surveillante|maîtresse|cpe|infirmière|éducateur|éducatrice|directeur|directrice|proviseur|parent d'élève)",
  "(j'enseigne|je travaille|je bosse|j'enseignais|je donne des cours|je donnais)",
  "(à l'époque|il y a longtemps|dans ma jeunesse|quand j'étais|jadis|autrefois|souvenir*|nostalgi*)",
  '(mon fils|ma fille|mon neveu|ma nièce|mon petit fils|ma petite fille|mon frère|ma sœur|mon cousin|ma cousine|mon gamin|mes enfants|mes jumeaux|ma filleule|mon filleul) [qui|a|est|va|rentre|passe|aura|vient|entre|fête]',
  '(le (personnage|héros|film|livre|roman)|la (chanson|série|héroïne)) ',
];

/** Patterns that sound like danger but are a figure of speech, an accident or about another person. */
export const figuresOfSpeech = [
  '(il|elle|ils|elles|tu|vous) [{any}] [{any}] overdose',
  'es tu fatigué* de vivre',
  '(il|elle|ils|elles) (veut|voulait|va|voudrait|veulent) (mourir|se)',

  'pourquoi (je suis|suis je) (encore|toujours) (réveillé*|debout|célibataire|là à|au bureau|au boulot|ici)',
  "plus envie de (vivre (à|en|ici|dans|avec|chez|seul|seule|au|sans)|continuer (ce|cette|le|la|l'))",
  '(je ne veux|je veux) plus (vivre|être|continuer) (à|en|ici|dans|avec|chez|seul|seule|au|sans)',
  'failli mourir .. (honte|rire|peur|ennui)',
  '(sans (issue|solution|espoir)) (de (gagner|secours))',
  "mourir (de|d'|d) {any}",
  "(mourir|mort|morte|crever|meurs) (de|d|d'|pour (un|une|toi|ce|cette)|derire|dennui|dimpatience|denvie|avant|moins|en scène|de rire)",
  '(disparaître|sauter|me jeter) (dans|sous|sur|en|à la) .. (couette|lit|piscine|mer|bras|plaid|eau|canapé|vacances|île|repas|pizza|joie|corde|parachute|elastique|campagne|montagne|gâteau|film|gâteaux|lac|travail|nature)',
  'sauter (le|de joie|en parachute|à|ce|un|une|dans|du coq|des)',
  "(me couper|coupé|coupée|coupe) (les cheveux|la frange|les ongles|une|du|un|de|le|l'|en|au|avec)",
  "(je ne veux|je veux|veux|je n'ai) (pas|jamais|aucune envie de|plus jamais) [envie de] (mourir|me tuer|me faire du mal)",
  "en finir (avec (ce|cette|le|la|l'|les|mon|mes) (dossier|projet|travail|rapport|ménage|mois|hiver|semaine|chapitre|partiels|examens|cartons|déménagement|réunion|sujet|débat|paperasse|travaux|journée|thèse|série))",
  '(me réveiller|me lever) (tôt|à {num}|avant|si|aussi|pour|à)',
  "(vivre|être là|être ici|continuer) (ici|à (paris|lyon|londres|la campagne)|en (ville|france)|avec|chez|seul|seule|sans (toi|musique|café)|dans (ce|cette|le|la|un|une)|sur|ensemble|la|l'aventure|le|comme des)",
  'plus (là|ici) (demain|la semaine|ce) .. (vacances|congé|déplacement|rtt|train|avion)',
  "(dernière|dernier) (nuit|soir|message) (à|de (vacances|mes vacances|l'année|travail)|en|avant)",
  'sans moi (ce soir|au (cinéma|resto)|à (la|cette))',
];

/**
 * Patterns of songs, films and other fiction, the only vetoes of a plain statement about the writer's age.
 */
export const fiction = [
  '(le|un|ce|mon|dans (le|un|ce)) (film|livre|roman|jeu|rôle|personnage|héros)',
  '(la|une|cette|ma) (chanson|série|pièce|scène|héroïne|réplique)',
];
