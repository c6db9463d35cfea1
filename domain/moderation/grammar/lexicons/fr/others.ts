import type { Topic } from '../../lexicon';

/**
 * Topics in French about other people: the kind of partner that the writer requests, and people that the
 * writer wants to hurt or find.
 */
export const frenchOthers: Topic[] = [
  {
    category: 'minors',
    says: [
      '{role} ... (mineur|mineure)',
      "(compagne|personnage|copine|fille|elle|modèle|avatar) [{any}] [qui|doit|devrait] (paraisse|fasse|ait l'air d'avoir|fait|ressemble à|avoir l'air d'avoir|paraître|avoir) [environ|à peine] {minor} [ans]",
      '{role} (une|un|ma) [{any}] (fille|copine|élève|étudiante|garçon|copain) de {minor} ans',
      '{role} ... {youth}',
      '{role} ... [de|à|as|a] {minor} ans',
      "(tu as|t'as|tas|tu a|tu n'as que|t'as que|que tu as|tu aurais|dis que tu as|ayant|âgé de|âgée de|avoir|t as) [que|seulement|à peine|juste] {minor} ans ... (amoureu*|copine|copain|embrass*|petite amie|petit ami|aime*|désir*|sédui*|drague*|rôle|joue|fais|lit|nuit)",
      "^ [et] (tu as|t'as|tu n'as que|t'as que|imagine que tu as) [que|seulement|à peine|juste] {minor} ans",
      '{lust} ... {youth}',
      '{lust} ... [de|a|âgée de|âgé de|avec] {minor} ans',
      '(copine|copain|petite amie|petit ami|amoureuse|amoureux|amante|amant|fiancée|femme|maîtresse) .. [de|qui a|âgée de|âgé de] {minor} ans',
      '(pédophil*|pédoporn*|loli|lolis|lolicon|shota|jailbait|lolita|détournement de mineur pour)',
      '(fille|fillette|garçon|gamine|gamin|ado|adolescente|copine|copain) (mineure|mineur|mineures|mineurs|prépubère|impubère|pas majeure)',
      '(plus jeune que|moins de|en dessous de) (18|dixhuit|dix huit|seize|16|quinze|15) [ans] ... (copine|copain|amour*|rôle|embrass*|sédui*|petite amie)',
      "(j'aime|j'adore|je préfère|je suis attiré par|attiré par|attirée par|je craque pour) [bien|trop] (les|des) [très] (mineures|mineurs|petites filles|petits garçons|fillettes|filles mineures|gamines|ados|lycéennes|collégiennes|écolières)",
      "(fais|change|mets|règle) .. (ton|son|l') âge (à|sur|en) {minor}",
    ],
    unless: [
      '(avoir|ravoir) encore {num} ans',
      'tes (enfants|élèves|ados|gamins)',
      '(n|ne) es pas',
      '(sage femme|depuis|pendant|il y a|ça fait) ... {teen} ans',
      'depuis {teen} ans',
      '(ma|mon|mes|notre|sa|son|leur) .. (fille|fils|neveu|nièce|petite sœur|petit frère|sœur|frère|enfant|gamin|gamine|ado|cousine|cousin) [de {minor} ans|a|est|qui]',
      "{minor} ans (d'âge mental|de (mariage|métier|carrière|vie)|d'expérience)",
      '(whisky|rhum|vin|chien|chat|voiture|cognac|porto) .. {minor} ans',
      "(quand|lorsque) (tu|j') (avais|étais) ",
      '(joue*) (avec|au|aux|du|de la) .. (enfants|fils|fille|enfant)',
    ],
    never: [
      '(protéger|protection|prévention|loi|interdit|illégal|signaler|arrêté|condamné|documentaire|police|association|jamais je)',
    ],
  },
  {
    category: 'violence',
    says: [
      'je (lui|leur) (plante|enfonce|mets|colle|loge|tire) (un|une|mon|le|des|deux) (couteau|lame|balle|balles|coup de couteau|couteaux)',

      "(demain|ce soir|cette nuit|lundi|samedi|dès qu'il|quand il|s'il|si il|si elle) [{any}] je [le|la|les|l'] (tue|poignarde|bute|égorge|étrangle|flingue|descends|plante|crève|massacre|abats|brûle|défonce|tabasse|saigne) [{any}] [{them}|tous|$|c'est|avec|sans]",
      "je (tue|poignarde|bute|égorge|étrangle|flingue|plante|abats|tabasse) {them} [demain|ce soir|cette nuit|lundi|c'est décidé|dès|quand|si]",

      '{vais} lui faire [très|vraiment|du|beaucoup de] mal',
      "comment (empoisonner|tuer|j'empoisonne|je tue)",
      '{vais} le (faire|faire bien) (souffrir|payer|saigner|regretter)',
      '{vais} [le|la|les|lui] faire (souffrir|payer cher|saigner|regretter .. (sang|vie))',
      "(j'ai|je cache|je garde|j'ai mis) (un|une) (couteau|arme|pistolet|lame) dans (mon|ma) (sac|veste|cartable|voiture|casier) ... (pour|prof|patron|lui|elle|cours)",
      '{vais} [lui|leur] (casser|péter|briser|couper|trancher|exploser|arracher) (la|les|le) (jambes|gueule|bras|cou|gorge|dents|doigts|tête|nuque|os|genoux)',
      '{vais} [juste|vraiment|tous|toutes|bien|finir par|lui|les|le|la] {tuer} [{any}] {them}',
      "{vais} [les|le|la|l'|lui|leur|te] [tous|toutes] (tuer|buter|crever|descendre|égorger|étrangler|planter|poignarder|massacrer|flinguer|abattre|éliminer|assassiner|liquider|zigouiller|fumer|saigner|défigurer|cogner|frapper jusqu'à|tabasser|casser la gueule|péter les dents|faire la peau|exploser la tête|briser les os|brûler vif|brûler vive|empoisonner|noyer|trancher la gorge|faire du mal|rouer de coups|tirer dessus|casser les jambes|briser la nuque) [tous|ce soir|demain|$|avec|et|dans|devant|quand|lundi|cette|à|pour|un|de|s'il|si]",
      "{vais} .. (faire sauter|faire exploser|mettre le feu à|mettre le feu au|incendier|attaquer|tirer sur|ouvrir le feu|brûler|poser une bombe|tirer dans|foncer dans|foncer sur|commettre un attentat|faire un carnage|faire un massacre) [à|au|dans|sur|le|la|l'|mon|ma|sa|leur|un|une] [{any}] [{any}] [$|{place}|{them}|maison|voiture|foule|gens]",
      '{vais} .. (amener|apporter|prendre|ramener|acheter|emmener|venir avec) (un|une|mon|le|ma|mes) (couteau|fusil|pistolet|arme|bombe|flingue|hache|machette|carabine) ... ({place}|{them}|lundi|demain|cours|classe|ce soir|tuer|payer)',
      "(j'apporte|j'amène|je ramène|j'emmène|je viens avec|je prends|j'apporterai|je viendrai avec|j'entre avec|je débarque avec) (un|une|mon|le|ma) (couteau|fusil|pistolet|arme|bombe|flingue|hache|machette|carabine) .. (à|au|en|dans|chez) [la|le|mon|ma|l'] ({place}|cours|classe)",
      "(je l'attends|je l'attendrai|je vais l'attendre|l'attendre|je les attends|je les attendrai|je vais les attendre|j'irai|je vais aller|je serai|je vais être|je viens) ... (avec|un|mon) (un|mon|le|ma|une) (couteau|fusil|batte|flingue|pistolet|marteau|hache|arme|barre|bidon d'essence|acide|jerrican)",
      "(il|elle|ils|elles) (ne verra|verra|ne verront|verront|ne sortira|sortira|ne passera|passera|ne survivra|ne rentrera|ne se réveillera|ne vivra|ne finira) (pas|plus|jamais) [pas|plus] (le (matin|jour|lever|soleil)|la (nuit|fin)|demain|vivant|vivante|vivants|noël|son prochain|l'aube|chez)",
      '(il|elle|ils|elles|tous|vous) (va|vont|doit|doivent|méritent de|mérite de|vais|allez) [tous|me le|le] (mourir|crever|payer de (sa|leur) vie|payer de (son|leur) sang|saigner|souffrir|brûler vif)',
      "(j'ai|je me suis) (acheté|trouvé|chargé|déjà acheté|pris|procuré|préparé) (un|une|le|mon|ma|de) (arme|fusil|couteau|pistolet|flingue|essence|bombe|munitions|acide|l'essence) ... ({them}|payer|venger|tuer|lycée|école|collège|finir|regretter*|souffrir)",
      '(comment|aide moi à|aidez moi à|je veux savoir comment|dis moi comment|moyen de|façon de|explique moi comment) .. (tuer|empoisonner|éliminer|faire disparaître|étrangler|assassiner|blesser|fabriquer une bombe|construire une bombe|fabriquer un explosif|cacher un corps|cacher le corps|se débarrasser du corps|me débarrasser du corps|tabasser|frapper) ({them}|un (corps|homme)|une (personne|bombe|femme)|sans laisser|$|mon|ma|le|la|un)',
      '(fabriquer|construire|poser|faire) une bombe',
      "(engager|payer|trouver|cherche|recruter) (un|une|quelqu'un) (tueur|tueur à gages|pour (tuer|tabasser|buter|frapper|éliminer|lui casser|faire disparaître))",
      'je (jure|te jure|vous jure) que je vais .. (tuer|buter|crever|planter|égorger|frapper|faire payer)',
      'je (prépare|planifie|projette) (un|une|le|de) (attentat|attaque|massacre|tuerie|fusillade|meurtre|tuer|carnage|tuer)',
      "(je la frappe|je le frappe|je la cogne|je l'étrangle|je la gifle|je le cogne) (si|quand|chaque|encore|jusqu'à|ce soir|dès)",
      "(j'ai tout préparé|tout est prêt|j'ai tout prévu) .. (tuer|crever|payer|buter)",
    ],
    unless: [
      "(tuer|tue) (le temps|l'ambiance|la soirée|le boss|des zombies|un dragon|les zombies|l'ennui|le suspense)",
      '(pas|jamais) [envie de|voulu] {tuer}',
      '(tuer|massacrer|battre|écraser|exploser|défoncer|démolir) .. (aux échecs|au (tennis|foot|poker|monopoly|scrabble|ping pong|babyfoot|baby|mario kart)|à (fifa|mario kart|la belote|la pétanque|la console)|aux cartes|au jeu|sur la console|en finale)',
      '(tirer|mitrailler) .. (portrait|photo|cartes|leçon|parti)',
      '{tuer} .. (pizza|bière|moustique*|araignée*|mouche*|guêpe*|fourmi*|plante*|steak|raclette)',
    ],
    never: [
      '(dans (le|un|ce|mon) (jeu|film|un livre|le livre|roman|scénario|rêve)|dans (la|une|cette) (série|partie|pièce)|mdr|ptdr|je rigole|mort de rire|polar|paintball|laser game|escape game|thriller)',
    ],
  },
  {
    category: 'non_consent',
    says: [
      "pour (qu'elle|qu'il|que tu) [ne|n'] (puisse|puisses|ait|résiste) (pas|plus|rien) [{any}] (dire non|refuser|résister|dire|partir|se débattre|te débattre|$)",
      "(je|j'|que je) (l'|te|la|le) (séquestre|enferme|kidnappe|drogue|force|ligote|retiens|garde) ... (aime|m'aimer|obéi*|partir|enfermé*|refus*|contre|malgré|cave|chez moi)",

      '{role} ... (ma|mon) (victime|prisonnière|prisonnier|esclave|captive|otage)',
      "(l'embrasser|la prendre|la toucher|l'avoir|coucher avec elle|t'embrasser|te prendre|la déshabiller) ... de force",
      'de force .. (embrass*|couch*|touch*|lit|à moi)',
      "(supplie|supplies|pleure|pleures|cries|crie) [moi|me] (d'arrêter|pour que j'arrête|que j'arrête|de m'arrêter)",
      "(je n'arrête|j'arrête|n'arrête|m'arrête) pas (même|quand|si) [si|quand] (elle|tu) ",
      "(elle|il) (a dit|dit) non (mais|et) [{any}] [{any}] [{any}] (quand même|m'en fiche|m'en fous|vais|tant pis|continue)",
      '(cachet|somnifère|drogue|ghb|truc|quelque chose|poudre|gouttes) dans (son|ton|leur) (verre|café|boisson|bière|vin)',
      '(verser|mettre|glisser|mets|glisse|verse|versé|mis|ajouter|dissoudre|glisserai|mettrai|verserai|met|balancer|foutre) [lui] [un|une|du|de la|des|quelque|le] [{any}] (quelque chose|truc|drogue|ghb|somnifère|somnifères|cachet|cachets|pilule|comprimé|comprimés|gouttes|poudre|chose|produit|médicament|médicaments|calmants) [{any}] (dans|discrètement dans) (son|leur|sa|le|ton|un|la) (verre|boisson|café|cocktail|verres|thé|vin|bière|soda|eau|plat)',
      "{vais} [la|le|l'|te] (droguer|endormir avec|soûler pour|faire boire (jusqu'à|pour|assez)|saouler pour|bourrer pour|sédater|kidnapper|séquestrer|violer|enlever|forcer|attacher|enfermer|ligoter|contraindre|obliger|faire chanter|prendre de force)",
      '(droguer|soûler|saouler|endormir|faire boire) (ma|la|une|cette|mon|sa|le) .. (fille|voisine|copine|collègue|femme|meuf|ex|amie|rencard|date|voisin|mec|coloc) ... (pour|afin|puis|et|ramen*|profiter|couche*|lit)',
      '(drogue|drogué|droguée|verre drogué) pour .. (profiter|coucher|abuser|ramener|rentrer|embrasser|vienne|couche|vien*)',
      "(forcer|force|forcerai|obliger|obligerai|oblige|contraindre|je te force|je la force|l'obliger|la forcer|le forcer|te forcer|t'obliger) [la|le|te|l'] [à] .. (m'embrasser|embrasser|coucher|m'aimer|aimer|céder|rester|faire l'amour|me suivre|m'épouser|se déshabiller|te déshabiller|obéir|dormir avec|se soumettre|te soumettre|le faire|accepter|se donner|me laisser)",
      "(même si|peu importe si|tant pis si|je m'en fiche si|même quand|sans écouter quand|continue quand) (elle|tu|il|ils|elles) [ne|n'] [me] (dit|dis|disent|refuse|refuses|pleure|pleures|crie|cries|résiste|résistes|veut|veux|veuille|veuilles|supplie|supplies|se débat|te débats|est pas|n'est pas|dise) [non|pas|stop|ou|d'accord|le|d'arrêter|que]",
      "(prendre|toucher|embrasser|filmer|avoir|coucher|forcer|déshabiller|garder|droguer|faire|attacher|photographier|scène|jeu|rôle|posséder|touche|embrasse|prends|emmener|ramener) ... (contre|sans) (sa volonté|ton gré|son gré|ta volonté|son consentement|ton consentement|son accord|leur consentement|leur accord|qu'elle (le )(sache|veuille|s'en rende compte)|lui demander son avis|qu'elle le sache|qu'elle sache|qu'elle veuille|qu'elle s'en rende compte|qu'elle soit d'accord|consentement)",
      "(pendant qu'elle|quand elle|lorsqu'elle|tant qu'elle|une fois qu'elle|pendant qu'il|quand il|dès qu'elle) (dort|dormira|est (endormie|inconsciente|ivre|bourrée|droguée|saoule|soûle|évanouie|ko)|sera (endormie|inconsciente|ivre|bourrée|droguée|soûle|saoule)|dormait) ... (toucher|embrasser|profiter|déshabiller|caresser|prendre|filmer|lit|photographier|toucherai|embrasserai|coucher|faire ce que|saura rien|remarquera)",
      "(toucher|embrasser|déshabiller|filmer|profiter d'elle|caresser|abuser d'elle|coucher avec elle|abuser) .. (pendant qu'elle|quand elle|tant qu'elle|sans) ... (dort|inconsciente|endormie|ivre|soûle|saoule|sache|accord|consentement|bourrée|réveille)",
      '(viol|violer|violeur|violée|ghb) (scène|jeu|la|une|le|dans son verre|fantasme|moi|$)',
      "(l'attacher|l'enfermer|la séquestrer|la kidnapper|l'enlever|la ligoter|la retenir|l'attache|je l'enferme|t'enfermer|t'attacher|te séquestrer|te kidnapper|enfermer chez moi|la garder enfermée) ... (jusqu'à|pour qu'|cave|m'aime|céder|cède|partir|échapper|contre|peut pas|puisse|fuir|m'épouse|accepte)",
      "(joue|fais|imagine|jeu de rôle|scénario|scène|fantasme|fais semblant|faisons) ... (forcée|forcé|violée|droguée|kidnappée|captive|otage|contre (ta|sa) volonté|te débats|te forcer|sans consentement|enlevée|séquestrée|peux pas (dire non|refuser|t'échapper)|prisonnière et|tu refuses|te force|dis non)",
      "(elle|tu|il) (n'a|n'as|n'aura|n'auras|a|as) pas (le choix|son mot à dire|à dire non|le droit de (refuser|dire non))",
      "(je n'accepte|j'accepte|n'accepte|accepterai) (pas|jamais) [qu'elle|un|de|que tu] [me] (non|refus|refuse|dise non|refuses)",
      "(la faire|faire) chanter .. (photos|couche|embrasse|sorte|m'aime|reste|dorme|coucher|avec moi|lit|sortir)",
    ],
    unless: [
      "(elle|il) a dit non et (c'est|je respecte|tant mieux|ça va|j'ai accepté)",
      "(on m'a|m'a|m'ont|il m'a|quelqu'un (a|m'a)|ils m'ont|mon ex m'a) [forcé*|drogué*|mis|versé|violé*|obligé*]",
      "(pas|jamais|ne) .. (forcer|obliger) (personne|quelqu'un|à)",
      '(ça|cela|qui) .. oblige',
      '(forcer|obliger|force|oblige) (à|de) (sourire|manger|courir|travailler|ranger|réviser)',
      '(sans|contre) (mon|ma) ',
      '(sa valise|le chat|le chien)',
    ],
    never: [
      "(victime*|association|procès|tribunal|prévention|condamné*|plainte|j'ai été|témoignage|documentaire|lutte contre|campagne|colza)",
    ],
  },
  {
    category: 'real_person',
    says: [
      '(tu|que tu) (deviennes|devenais|devenir|te transformes en) [exactement] {mine} [{any}] {Name}',

      '{be} [exactly|really|the|la|le|el|a|o|de|wirklich|die|der] [real] {famous}',

      "{be} {Name} .. (la vraie|le vrai|la chanteuse|l'actrice|le chanteur|l'acteur|pour de vrai)",
      '{be} [exactement|vraiment|comme|le rôle de|la vraie|le vrai] {mine} [{any}] {Name} [{Name}]',
      "{be} [exactement|vraiment|comme|le rôle de|la vraie|le vrai|l'actrice|l'acteur|la chanteuse|le chanteur|le président|la présidente|la reine|le prince|la princesse|le footballeur|la ministre|l'influenceuse|le rappeur|la mannequin] {Name} {Name}",
      "{be} .. {mine} ... (exactement|s'appelle|elle s'appelle|il s'appelle|appelle|la vraie|le vrai|ne sait pas|sait pas|ne le sait pas|sans qu'elle|en vrai|mot pour mot|nommée|nommé|pas au courant|n'en sait rien|saura rien|saura jamais|comme sur (sa|ses) photo*|même voix|même nom|trait pour trait)",
      "(parle|écris|réponds|agis|comporte toi) [moi|avec moi] [exactement] comme ({mine}|la vraie|le vrai|l'actrice|le chanteur|la chanteuse|l'acteur) [{any}] {Name}",
      'deepfake*',
      '(photos nues|nudes|photos dénudées|photo nue) de (mon|ma|mes|la)',
      '(déshabille|dénude|enlève les vêtements de) .. (photo|image|voisine|collègue|ex|prof)',
      "(voici|voilà|j'ai|prends|utilise|je t'envoie|à partir de|regarde) (une|des|sa|ses|la|son|les) .. (photo|photos|instagram|messages|profil|voix|facebook) [de] ... ({be}|deviens|imite|sois|comme elle|comme lui|parle comme|devenir)",
      "(sois|deviens|tu es|c'est) [vraiment] (exactement (elle|lui)|elle exactement|lui exactement|précisément (elle|lui))",
      '(crée|fais|génère|fabrique) [moi] (un|une) (double|clone|copie|ia|avatar|bot|version) [{any}] de ({mine}|{Name} {Name}|la vraie|ma|mon)',
    ],
    unless: [
      '(sherlock holmes|roméo|juliette|harry potter|james bond|monsieur darcy|cyrano|arsène lupin|hercule poirot|jean valjean|emma bovary|père noël|dark vador|lara croft|peter pan|robin|don juan|le petit prince|blanche neige)',
      '(joue|mets|jouer) [moi] .. {Name} {Name} .. (chanson|disque|album|musique|piano|vinyle)',
    ],
  },
  {
    category: 'trafficking',
    says: [
      '(fille|femme|épouse|bonne|filles|femmes|gens|ouvriers|fiancée) [{any}] [{any}] (sans papiers|sans passeport|sans visa) ... (acheter|travailler|pour moi|partir|commander|veux|cherche)',
      '{num} (filles|femmes|enfants|personnes) [{any}] (à vendre|à la frontière|par la frontière)',
      "(acheter|achète|vendre|vends|vend|louer|échanger|revendre|achetez|vendez|revends|livrer|un livre|le livre|commander|commande) [moi|me|une|un|des|deux|trois|quelques|plusieurs|la|le|ma|jeune|jeunes] [{any}] (fille|filles|femme|femmes|garçon|garçons|esclave|esclaves|enfant|enfants|bébé|rein|organe|organes|humain|humains|êtres humains|personne|personnes|bonne|épouse|migrants|sans papiers|mineures) [{any}] (pour|sans|qui|à|venue*|venant|de|d'|en|sur|au|illégalement|étrangère*|$)",
      '{trade} [{any}] [{any}] (fille|filles|femme|femmes|garçons|esclave|enfant|enfants|bébé|rein|migrants|bonne) ... (sans papiers|sans passeport|sans visa|illégalement|au noir|à vendre|étrangère à)',
      "(trafic|traite) (d'êtres humains|des êtres humains|de femmes|de filles|d'organes|humain|des femmes|de migrants) [comment|où|je|organiser|monter|$]",
      '(faire passer|passer|transporter|amener|faire entrer|faire venir|acheminer|introduire) .. (filles|femmes|migrants|clandestins|gens|personnes|hommes|fille|femme|sans papiers) ... (frontière|frontières|sans papiers|clandestinement|camion|contre|illégalement|passeport*|visa|contrôle*|payer|douane)',
      '(garder|confisquer|prendre|garde|confisque|retenir|cacher) (son|leur|leurs|ses|le|les) (passeport|passeports|papiers)',
      '(mettre|met|faire travailler|louer|prostituer|fais travailler) (la|les|ma|des|mes|une|cette) .. (fille|filles|copine|femme|femmes|meuf|trottoir|clients)',
    ],
    unless: [
      '(acheter|commander|offrir|trouver|chercher) [{any}] [{any}] (femme|fille|personne|femmes|filles|enfant) .. (bien|sérieuse|gentille|aimer|sympa|sincère|épouser|vie|cadeau|robe)',
      '(cadeau|robe|fleurs|bijou|sac|un livre|le livre|jouet|vélo) .. (pour|à) (ma|une|mon|sa|cette|la|les)',
      '(embaucher|recruter) .. (une|un) (femme|personne)',
    ],
    never: [
      "(documentaire|association|lutte*|prévention|contre|police|roman|film|un livre|le livre|ong|musée|histoire|article|don d'organe*|donneur)",
    ],
  },
  {
    category: 'drugs_and_weapons',
    says: [
      "(connais|connait|connaîtrais|connaissez) [tu|vous] (qqn|quelqu'un|un mec|un gars|une meuf|du monde|kelkun|qq1) [qui] [a|vend|aurait|pour] [de la|du|de l'|des] {drug}",

      "(un|une|{num}) (kilo|gramme|barrette|sachet|dose|pochon) (de|d') {drug}",
      "(combien|prix|tarif) .. (de|d'|du|de la) {drug}",
      "(cherche|besoin d'|connais|trouve moi) (un|d'un) (dealer|dealeur)",
      "{num} (kilos|grammes|kg|g|cachets|pilules) (de|d') {drug}",
      '{drug} [{any}] [{any}] (à vendre|en vente|livraison|en gros)',
      '{weapon} [{any}] sans (numéro|série|permis|papiers)',
      "{trade} [moi|me|te|nous|lui|pour|à] [de la|du|de l'|des|un|une|un peu de|quelques|{num} grammes de|un gramme de|{num} g de|{num} kilos de|un kilo de|d'|de|le|la|mon|ma] [{any}] {drug} [{any}]",
      "(où|qui|tu peux|t'as|t as|tu as|tu connais|connais tu|comment|il me faut|je cherche|cherche|besoin|un plan pour|un dealer|besoin de) ... (acheter|vend|trouver|avoir|choper|me vendre|avoir|plan|dealer|un livre|le livre|fournir|procurer|commander|cherche|toucher) .. [de la|du|de l'|des|d'|de|un] {drug}",
      "(je cherche|il me faut|besoin|t'as|tu as|donne moi|file moi|envoie moi|je veux) [un peu|{num} grammes|un gramme] [de la|du|de l'|des|d'|de] {drug}",
      "(fabriquer|cuisiner|produire|synthétiser|cuire) [de la|du|l'|de l'|ma|mon|d'] [propre] (meth|méthamphétamine|crack|mdma|héroïne|drogue|drogues|ghb|ecsta|ecstasy)",
      "(dealer|trafiquer|livrer|écouler|faire passer|transporter|refourguer|revendre) [de la|du|de l'|des|ma|mon|mes|la|{num} kilos de|d'] [{any}] {drug}",
      "{trade} [moi|me] [un|une|des|le|la|mon|ma|deux|d'] [{any}] {weapon} [{any}]",
      '(acheter|trouver|avoir|vendre|se procurer|me procurer|obtenir|imprimer|commander) .. {weapon} .. (sans (permis|papiers|licence|numéro|laisser)|illégal*|non déclaré*|noir|dark|intraçable)',
      '{trade} [moi|me] [un|une|des|de] (faux|fausse|fausses) (passeport|papiers|carte|cartes|permis|billets|documents|pièce|ordonnance|ordonnances|identité)',
    ],
    unless: [
      '(pistolet|fusil|arme) (à (eau|colle|peinture|billes|bulles)|de (foire|collection|théâtre)|en (plastique|mousse|jouet)|jouet|factice)',
      '(coca|herbe de provence|herbes|herbe (coupée|du jardin|fraîche|à chat)|tondre|un coca)',
    ],
    never: [
      '(documentaire|film|série|roman|police|prévention|musée|un livre|le livre|médecin|ordonnance du|pharmacie|sevrage|jardin|chasse légale|collectionneur|cure)',
    ],
  },
  {
    // The writer is hurt by another person: they are offered help and never treated as the offender.
    category: 'crisis',
    score: 0.9,
    says: [
      "(mari|copain|femme|copine|conjoint|compagnon|père|beau père|papa|frère|oncle|ex|il|elle) [{any}] (me|m') (frappe|bat|cogne|étrangle|viole|gifle|maltraite|tabasse) [{any}]",
      '(vient|entre) [{any}] dans (ma chambre|mon lit) la nuit',
    ],
  },
  {
    category: 'personal_data',
    says: [
      '(trouve|trouver|cherche|dis moi|découvre|savoir|retrouve) [moi] [dans|vers] (quel|quelle) (immeuble|maison|rue|ville|quartier|appartement|village|résidence) (elle|il|ils|{whom}) [a|ont|est|a bien] (déménagé|emménagé|habite|vit|loge|installé*|parti*)',

      '(trouve|cherche|retrouve|dis moi|découvre|retrouver|savoir|trouver|aide moi) ... (où|dans quelle (rue|boîte)) [{any}] (habite|travaille|vit|bosse|dort|loge) [{any}]',
      '(tout|infos|informations) sur {Name} {Name}',
      "(trouve|trouver|trouve moi|cherche|dis moi|donne moi|découvre|aide moi à trouver|je veux savoir|je veux|il me faut|retrouve|localise|peux tu trouver|tu peux trouver|tu peux me dire|savoir|aide moi à savoir|aide moi à retrouver|retrouver|envoie moi|comment trouver|comment savoir|j'ai besoin de|sais tu|tu sais|cherche moi|file moi|peux tu me donner|obtenir|comment retrouver|recherche) [moi|me|de] [où|l'|la|le|son|sa|à|dans quelle] ({whom} [{any}] (habite*|vit|loge|crèche|travaille|bosse|dort|se cache|gare)|(habite|vit|loge|crèche|travaille|bosse) {whom}|{detail} [{any}] (de|d'|du|des) {whom}|[son|sa|leur] {detail} [$|à|exacte|personnelle|pour|perso|et|privé|de|actuelle|privée]|(où|quelle rue) .. (habite*|vit|loge|travaille|bosse))",
      '(où|dans quelle rue|à quelle adresse) (habite|vit|loge|travaille|crèche|bosse|se cache|va) ({whom}|exactement)',
      "(où|dans quelle rue|à quelle adresse) (est ce qu'|est ce que|) {whom} (habite|vit|travaille|loge|bosse)",
      "(quelle|quel|c'est quoi|quels) [est|sont] (l'|le|la|son|sa|leur|) [{any}] {detail} [{any}] [{any}] (de|d'|du) {whom}",
      "(localise|localiser|traque|traquer|piste|pister|espionne|espionner|géolocaliser|géolocalise|tracer|pirater|pirate|harceler) [moi|le|la|les|son|sa|mon|ma] [{any}] ({whom}|téléphone|portable|numéro|position|voiture|compte|plaque|instagram|mails|whatsapp|snap) [de|d'|sans|à|$]",
      'à qui (appartient|est) (ce|cette) (numéro|plaque|compte|voiture|immatriculation|téléphone)',
      '(doxxer|dox|doxer)',
    ],
    unless: [
      "(je ne sais|je sais|j'ignore|j'ignorais|sait|savait) [pas] où",
      '(ton|ta|tes|mon|ma|mes|notre|nos|votre) (adresse|numéro|position)',
      'mon (portable|téléphone)',
    ],
    never: [
      '(restaurant|hôtel|musée|magasin|cabinet|boulangerie|pharmacie|cinéma|ambassade|mairie|animal|ours|pingouin*|baleine*|père noël|médecin|dentiste|garage|vétérinaire|oiseau*)',
      '(dans (le|ce|un) (livre|film|roman|jeu)|personnage)',
    ],
  },
  {
    category: 'self_harm_promotion',
    says: [
      "(tue toi|suicide toi|va te pendre|^ va mourir|^ va crever|va te tuer|tu devrais te (tuer|suicider|pendre|couper)|coupe toi les veines|jette toi (sous|du|d'un))",
      '(moyen|façon|méthode|comment) [le|la|de|plus] [{any}] [{any}] [de|] (me suicider|me tuer|mourir sans (douleur|souffrir)|me couper|me pendre)',
    ],
  },
  { category: 'bestiality', says: ['(zoophil*|bestialité)'] },
];

export const frenchOthersWords: Record<string, string> = {
  veux: "je veux|j'veux|jveux|je voudrais|je vais|j'vais|jvais|j'ai envie|j'ai envie de|j'ai envie d'|jai envie de|envie de|envie d'|je pense à|je songe à|je compte|j'ai décidé de|j'ai décidé d'|je suis prêt à|je suis prête à|j'aimerais|je souhaite|je rêve de|je rêve d'|j'ai besoin de|j'ai besoin d'|je pensais à|je préfère|je préférerais|il faut que j'|je dois|je suis sur le point de|je suis sur le point d'|je réfléchis à|je prévois de|tentée de|tenté de|je n'ai qu'une envie|qu'une envie|je mérite de|je cherche à|laissez moi|laisse moi|je voulais|je planifie de|j'ai failli",
  vais: "je vais|j'vais|jvais|j'ai envie de|j'ai envie d'|je veux|j'veux|jveux|je compte|j'ai décidé de|on va|demain je|ce soir je|je dois|je voudrais|j'aimerais|je pense|je suis prêt à|je suis prête à|il faut que je|je jure de|je prévois de|je rêve de|je vais finir par|je m'apprête à|aide moi à|je suis sur le point de|je vais lui|je vais les|je vais le|je vais la",
  tuer: 'tuer|buter|crever|descendre|égorger|étrangler|planter|poignarder|massacrer|flinguer|abattre|éliminer|assassiner|liquider|fumer|saigner|défigurer|tabasser|frapper|cogner|empoisonner|noyer|brûler|écraser|faire payer|casser la gueule à|casser la figure à|casser les jambes à|faire la peau à|faire du mal à|tirer sur|régler son compte à|trancher la gorge à|agresser|étouffer|renverser avec|gifler|torturer|attaquer|blesser|péter la gueule à|démolir|kidnapper|poignarder|exploser',
  role: "joue|jouer|fais semblant|fais comme si|imagine|imaginons|sois|soit|deviens|incarne|tu es|t'es|tu joues|jeu de rôle|rôle|prétends|comporte toi comme|agis comme|parle comme|je veux que tu sois|déguise toi|tu serais|transforme toi|sois ma|fais|mets toi dans la peau|parle moi comme|tu seras|peux tu être|peux tu jouer|habille toi|écris une (histoire|scène) (d'amour|romantique|romance)",
  lust: "je cherche|je veux|j'ai envie|montre moi|envoie moi|trouve moi|sortir avec|embrasser|draguer|séduire|coucher avec|amoureux d|amoureuse d|attiré par|attirée par|romance|flirter|copine|petite amie|rencontrer|draguer|génère|crée|donne moi|histoire d'amour|scène d'amour|je kiffe|j'aimerais|épouser|tomber amoureux|parler à|chatter avec|une nuit avec|dater",
  youth:
    'mineure|mineurs|mineures|mineur|une ado|un ado|adolescente|adolescent|adolescentes|ados|collégienne|collégien|collégiennes|lycéenne|lycéen|lycéennes|écolière|écolier|écolières|fillette|fillettes|gamine|gamines|gamin|petite fille|petites filles|petit garçon|petits garçons|une enfant|un enfant|enfants|jeune fille mineure|préado|préadolescente|pas (encore|) majeure|élève de ({grade}|collège|lycée|primaire)',
  be: "sois|joue|fais|deviens|incarne|imite|tu es|t'es|tu es maintenant|prétends être|fais semblant d'être|fais comme si tu étais|je veux que tu sois|je veux que tu joues|j'aimerais que tu sois|peux tu être|tu peux être|peux tu jouer|tu peux jouer|parle comme|réponds comme|comporte toi comme|mets toi dans la peau de|prends la place de|joue le rôle de|fais toi passer pour|appelle toi|tu vas être|tu seras|transforme toi en|dorénavant tu es|à partir de maintenant tu es|désormais tu es|sois exactement|prends l'identité de",
  mine: "(ma|mon) [vraie|vrai|ancienne|ancien|propre|jolie|belle|ex|nouvelle] (voisine|voisin|patronne|patron|ex|cheffe|chef|prof|professeure|professeur|collègue|belle sœur|beau frère|belle mère|médecin|dentiste|crush|copine|copain|meilleure amie|amie|ami|proprio|propriétaire|boulangère|coach|cousine|cousin|psy|secrétaire|directrice|directeur|femme|mari|coiffeuse|nounou|baby sitter|tante|coloc|camarade|tutrice|étudiante|élève|kiné|assistante|stagiaire|instit|maîtresse)|notre (voisine|prof|collègue|nounou|boulangère|voisin)|la femme (de mon|d'un|qui)|la (serveuse|caissière|boulangère|fille) (du|de|d'en|qui)",
  trade:
    'acheter|achète|vendre|vends|vend|trouver|trouve|commander|commande|procurer|louer|échanger|fournir|livrer|un livre|le livre|obtenir|importer|revendre|cherche|chercher|acquérir|chope|choper|vendez|achetez|livrer|revends|refiler',
  drug: 'coke|cocaïne|cocaine|héroïne|meth|mdma|ecstasy|ecsta|taz|kétamine|ké|crack|beuh|weed|shit|cannabis|herbe|fentanyl|lsd|drogue|drogues|speed|amphétamines|opium|résine|héro|xanax sans|ghb|champis|oxycodone|stups|stupéfiants|amphets|hasch|haschich|3mmc',
  weapon:
    'arme|armes|pistolet|pistolets|flingue|flingues|fusil|fusils|calibre|kalachnikov|kalach|revolver|grenade|grenades|explosifs|munitions|glock|silencieux|arme à feu|pompe',
  whom: "il|elle|ils|elles|mon ex|mon ancien patron|ma voisine|mon voisin|mon patron|ma patronne|ma prof|mon prof|mon ex copine|ma collègue|mon collègue|mon ancienne copine|mon ex femme|mon ex mari|ma sœur|mon père|ma mère|ma copine|mon copain|ma femme|mon mari|mon crush|ma proprio|ce (type|mec|gars|juge|flic|streamer|garçon|prof|numéro)|cette (fille|femme|meuf|actrice|serveuse|streameuse|personne|chanteuse|nana|prof)|cet (homme|acteur)|la (fille|femme|serveuse|juge|chanteuse|actrice|caissière|streameuse|journaliste|policière|nana) [{any}]|le (mec|type|gars|juge|chanteur|prof|flic|policier|journaliste|témoin) [{any}]|quelqu'un|une (femme|fille|personne|actrice|chanteuse)|un (homme|type|mec)|{Name} {Name}|{Name}|ex|mon ancien|mon ancienne|mon psy|mon proprio",
  detail:
    "l'adresse|adresse|domicile|numéro de téléphone|numéro|téléphone|lieu de travail|plaque|plaque d'immatriculation|maison|position|localisation|l'école|employeur|nom de famille|vrai nom|date de naissance|emploi du temps|ladresse|mot de passe|coordonnées|coordonnées bancaires|num|appart|appartement|portable",
};
