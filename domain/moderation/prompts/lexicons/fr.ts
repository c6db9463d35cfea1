import type { PromptLexicon } from './prompt-lexicon';

/** The French lexicon for picture orders. */
export const french: PromptLexicon = {
  language: 'fr',
  words: {
    person:
      'toi|tu|te|elle|lui|fille|femme|homme|garçon|dame|demoiselle|blonde|brune|rousse|personne|quelqu’un|copine|copain|modèle|personnage|visage|corps|version|sœur|cousine|nièce|amie|même|héroïne',
    yo: 'ans|an|printemps|balais|piges',
    adv: 'de|à|avec|comme|environ|à peine|seulement|tout juste|juste|presque|encore|que|en|quelque|quelques|une|un|la|âgée|âgé|avoir|aurais|ait|as|a|avait|avais|moins de|autour de|dans les|peut être|maximum|genre',
    after:
      '$|dans|sur|avec|en|au|aux|et|assise|assis|debout|qui|ou|souriante|souriant|près|devant|derrière|sous|habillée|jouant|lisant|dansant|à la|à|chez|pendant|pour|allongée|marchant|maxi|s il te plaît|portant',
    relation:
      '[ancienne|nouvelle|meilleure|petite|jolie|belle] (voisine|voisin|patronne|patron|cheffe|chef|ex|ex copine|ex femme|professeure|professeur|prof|maîtresse d école|collègue|camarade [de classe]|sœur|belle sœur|belle mère|demi sœur|médecin|dentiste|propriétaire|entraîneuse|thérapeute|secrétaire|cousine|tante|coiffeuse|colocataire|femme|copine|amie|mère|fille|nièce|crush|institutrice|stagiaire|infirmière)',
    fame: 'actrice|acteur|chanteuse|chanteur|célébrité|présentatrice|présentateur|animatrice|politicienne|président|présidente|ministre|footballeur|footballeuse|influenceuse|youtubeuse|mannequin|rappeuse|rappeur|joueuse de tennis|princesse|reine|duchesse|streameuse',
    limb: 'bras|visage|cou|nuque|jambe|jambes|corps|œil|dos|joue|joues|genou|genoux|peau|cuisse|cuisses|côtes|poignet|poignets|lèvre|lèvres|mâchoire|gorge|poitrine|main|mains|tête|nez|front|épaule|épaules|chevilles|bouche|ventre',
    garb: 'vêtement|vêtements|habits|habit|fringues|robe|chemise|chemisier|jupe|pantalon|culotte|sous vêtements|soutien gorge|soutif|maillot|bikini|serviette|peignoir|haut|tenue|rien|tissu|t shirt|pull',
  },
  units:
    'heures heure h minutes minute pour-cent euros kilos kilo degrés degré mètres mètre kilomètres km centimètres litres grammes personnes roses rouges bougies photos fleurs ballons livres marches amis amies chats chiens pages points tours secondes enfants femmes hommes bateaux fenêtres chaises tables jours semaines mois invités étages étage et-demie tulipes lampions miroirs fois janvier février mars avril mai juin juillet août septembre octobre novembre décembre rue e ème',
  years: 'ans an',
  spans: 'ensemble mariés après plus avant sobre expérience mariage anniversaire tard passés',
  notThings:
    'ans dans sous sans assis plus moins alors chez toujours parfois souris ris cours dors lis portes souris jours-heureux',
  topics: [
    {
      about: 'years',
      says: [
        '{age} {yo}',
        '{under} ans (d âge|révolus|maxi|maximum|à peine|tout juste|tout rond) {after}',
        '(fille|garçon|femme|homme|personne|gamine|gamin|toi|corps|visage|demoiselle|jeune|élève|adolescente|quelqu un|nana|meuf|copine) (de|à) [environ|à peine|seulement|quelque] {under} [{yo}]',
        '(tu as|tu avais|elle a|elle avait|avoir|ayant|tu aurais|tu n as que|qui a) [à peine|seulement|que|encore|tout juste|environ] {age} [ans] {after}',
        '(moins de|pas encore|avant tes|avant ses|à peine|presque|bientôt) (dix huit|dixhuit|18) [ans] {after}|moins de {age} ans|plus jeune que {age}|en dessous de (18|dix huit|{age} ans)',
        '({nth}|douzième|treizième|quatorzième|quinzième|seizième|dixième|onzième|dix septième) anniversaire|anniversaire (de|des|pour) [tes|ses] {age} [ans]|(tes|ses) {age} ans',
        '(quand|lorsque|à l époque où) tu étais [encore|plus|toute|très] (petite|jeune|enfant|gamine|petit|ado|mineure|au lycée|au collège|à l école|bébé)|(beaucoup|bien|nettement|{num} ans|des années|quelques années) plus jeune|(trop|très|extrêmement|tellement|si) jeune (pour|d apparence|$)|pas [encore] (majeure|adulte|en âge|l âge)|à peine majeure|tout juste majeure',
      ],
      unless: [
        '(vin|whisky|rhum|fromage|cognac|calvados|chat|chatte|chien|chienne|voiture|arbre|olivier|cheval|jument|maison|vélo|comté|armagnac|porto|chêne|moto|guitare|poney|labrador|écossais|malt|mimolette|balsamique|blouson|2cv|camionnette) [{any}] [{any}] de {under} ans|{under} ans d âge|(whisky|rhum|vin|cognac|fromage|scotch) .. {under} ans',
        '(il y a|depuis|pendant|après|pour|voici|voilà|ça fait|cela fait|au bout de|fêtant|fêter|fête|les|nos|dans|en) {under} ans|{under} ans (de (mariage|carrière|métier|la|l|vie|expérience|la boulangerie|notre|service|sobriété|couple|maison|garantie|travail|amitié|retard)|ensemble|après|plus tard|déjà|que|d (expérience|amitié|ancienneté|existence|amour))|années {num}|an {num}',
        'plus de {under} ans|plus vieille que {under}|adolescent* (attardée)|(musique|théâtre|pièce|dessins) (pour) enfants',
      ],
    },
    {
      about: 'number',
      says: [
        '{person} [{adv}] [{adv}] [{adv}] {age} {after}',
        '(air|l air|aurais|parais|paraît|paraisses|paraître|fais|fasses|faisant|sembles|semble|semblant|ferait|donne|donnerait|dirait) [d avoir|avoir|de|avoir à peine|à peine|environ|seulement|tout juste] [à peine|environ|seulement|d] {age} {after}',
        '(âgée|âgé|âge|l âge) [d|de|environ|d environ|à peine|seulement|à peine de] [environ|à peine] {under} {after}',
        '(quand|lorsque|avant que|comme si|comme quand|si) (tu|elle) (avais|avait|aurais|aies) [encore|à peine|seulement|que|environ|tes|eu] {under}',
        '^ [à peine|seulement|de|avec|environ|presque] {age} $',
        '(mais|maintenant|de nouveau|à nouveau|sauf que) [{adv}] [{adv}] {age} [ans] {after}',
        '(née|né|naissance|naquit) [en|le|l année|année] [{any}] [{any}] {young}',
      ],
      unless: [
        '(taille|numéro|n|iphone|quai|ligne|chambre|étage|porte|page|niveau|bus|salle|maillot|dossard|chapitre|canal|chaîne|table|rang|trou|voie|terminal|route|tram|tramway|apollo|windows|studio|formule|zone|iso|place|pointure|vers|jusqu à|dès|à partir de|rue|le|du|au|les|louis|d ici) {under}',
        'à {under} (heures|heure|h|degrés|mètres|kilomètres|pas|minutes|contre|rue|euros|km|du)|{under} (heures|h)',
      ],
    },
    {
      about: 'youth',
      says: [
        '(avec|à|de) [tes|ses|à peine|seulement] (onze|treize|quatorze|quinze|seize) {after}',
        '(dix|dix sept|dixsept) sept [ans] {after}',
        '(adolescent*|ados|ado|préado*|pré ado|pré adolescent*|mineure|mineures|mineurs|mineur|pubère|puberté|prépubère*|impubère|lolita*|nymphette*|juvénile|enfantin*|gamine|gamin|gamines|gamins|fillette*|garçonnet*|gosse|gosses|môme|mômes|bambin*|marmot|marmots|mioche*|mouflet*|nourrisson*|nouveau né*|poupon|bout de chou|jouvencelle|minette de (quinze|seize|14|15|16))',
        '(écolière*|écolier*|lycéen*|collégien*|uniforme (scolaire|d écolière|de lycéenne|d école|de l école|de collégienne|de lycée)|cartable|tablier d écolière|maternelle|crèche|primaire $|bachelière|bachelier|pensionnaire de lycée)',
        '(une|un|jeune|comme|en|bonne|toi|cette|cet|petite|petit) élève ($|dans|de|en|au|avec|sur|devant|qui|assise|du)|élèves ($|de|dans|du|en|au|devant)',
        '(au|du|de|en|le) (lycée|collège) ($|avec|en|dans|et|comme|uniforme)|(en|classe de|élève de) (sixième|cinquième|quatrième|troisième|seconde|première|terminale|cp|ce1|ce2|cm1|cm2|6e|5e|4e|3e|2nde|1ère|1re) ($|au|avec|dans|et)|(à|de) l école (primaire|maternelle|élémentaire)|(fille|garçon|petite) (du|de) (lycée|collège)',
        '(enfant|enfants)',
        '(petite|jeune|toute jeune|petites|jeunes|très jeune|trop jeune) (fille|filles|fillette|demoiselle mineure|sœur|nièce|cousine|ado)',
        '(petit|jeune|petits|jeunes) (garçon|garçons|gars|frère|cousin|neveu|ado)',
        '(bébé|bébés) ($|dans|sur|avec|en|qui|nouveau)|(un|le|comme un|ton|en) bébé',
      ],
      unless: [
        '(do|ré|mi|fa|sol|la|si) mineur|mineur* (de (charbon|fond)|détail)|casque de mineur|(détail|problème|rôle|accroc|ton|mode|défaut) mineur*',
        '(sans|pas|aucun|aucune|ni|pas un|pas une|jamais|non) [d|de|une|un] (enfant|enfants|ado|mineure|mineurs|mineur|adolescente|adolescent|bébé|fillette)|further ado|(without|much) [{any}] ado|ado (about)',
        '(posture|position|pose) de l enfant|enfant (terrible|intérieur|prodige|de la balle)|(bleu|rose) (layette|bébé)|(bébé|bébés) (éléphant|phoque|panda|dauphin|tortue|chèvre|mouton|girafe|kangourou|tigre|lion|agneau|âne|singe|ours|lapin|canard|chat|chien|animal|animaux|carottes|chouette|renard|hérisson)|(menu|menus|livre|dessin|coin|rayon|jeu|jeux|chambre|vélo|manège|film|hôpital|spectacle) [{any}] (enfant|enfants)|comme (une enfant|un enfant) (à noël|devant|le matin|dans un magasin|heureuse)|(joie|rire|âme|cœur|curiosité|regard|sourire) (d|de) enfant|(joie|rire|plaisir|émerveillement) enfantin*|mon enfant',
        '(professeur|professeure|prof|maîtresse|maître|institutrice|instituteur|enseignante|enseignant|directrice|ancien|ancienne|anciens|puéricultrice|éducatrice|surveillante|bibliothécaire) [{any}] [{any}] [{any}] (lycée|collège|maternelle|primaire|école|crèche|élèves|enfants|élémentaire)|en maternelle $|(langue|école|eau) maternelle',
        '(garçon) (de café|manqué)|coupe [à la] (garçon|garçonne|gamine)|gamine (haircut|style|charm|cut)|petite (amie|robe|fille d honneur)|jeune (fille au pair|fille à la perle|fille de la perle|femme|mariée)|la jeune fille à|(col|talon|pont|mur|plafond|toit|prix|rang|chignon|niveau|dossier|point) élevé*|(un|une) élevé* (de|au dessus)|jeunes filles en fleurs',
        '(collège) (de france|des)|(au) (lycée|collège) (en tant que|comme) (prof|enseignante)|ado (bout|be)|(en|à la) première (classe|loge|fois|ligne|page)|en (seconde|première|troisième|cinquième|quatrième) (classe|main|position|lecture|vitesse|place)|en (seconde|première|troisième|quatrième|cinquième) {after}',
      ],
    },
    {
      about: 'real_person',
      says: [
        '(comme|ressemble à|ressemblant à|ressemblerait à|ressembles à|ressembler à|le visage de|avec le corps de|la tête de|sosie de|le portrait de|identique à|imitant|façon) (ma|mon|notre) {relation}',
        '(comme|ressemblant à|ressemble à) la (fille|femme|serveuse|caissière|voisine|dame) (de|du|d|qui|en)',
        '{fame} {Name} {Name}',
        '(sosie|clone|jumelle|double) de (ma {relation}|{Name} {Name})',
      ],
      unless: ['comme ma [{any}] (copine|femme|compagne|amie|petite amie) $'],
    },
    {
      about: 'violence',
      says: [
        '(ecchymose*|hématome*|contusion*|meurtri*|ensanglanté*|sanglant*|saigne|saignant|saignante|saigner|saignement*|blessé|blessée|blessés|blessées|blessure|blessures|plaie|plaies|balafre fraîche|tuméfi*|battue|battu|frappée|frappé|tabassé*|rouée de coups|rossée|fouetté*|torturé*|torture|mutilé*|décapité*|éventré*|égorgé*|poignardé*|assassiné*|étranglé*|étrangler|étrangle|pendue|suffoqu*|asphyxié*|étouffée|noyée|brûlures|violée|violé|kidnappé*|enlevée de force|otage|bâillonné*|bâillon|ligoté*|menotté*|enchaîné*|séquestré*|inconsciente|inconscient|évanoui*|assommé*|sans connaissance|inanimé*|cadavre*|morte|suicide|suicid*|automutil*|scarifi*|maltrait*|défiguré*|amputé*|droguée|lynché*|violentée|agonisant*|brutalisé*)',
        '(couverte|couvert|pleine|plein|tachée|taché|recouverte|maculée|maculé|traînées|taches|tache|mare|flaque|gouttes|éclaboussée|baignant|trempée|du|en|dans le|dans son|dans ton) [de|d un|dans son|dans ton|dans] sang',
        '(attachée|attaché|attachées|attachés|liée|ligaturée|sanglée|scotchée) [solidement|fermement|fort|de force|par des cordes|avec des cordes] (à|au|avec|par|sur|dans|contre|dos) [une|la|un|le|des|son|ton] (chaise|lit|poteau|arbre|radiateur|tuyau|mur|table|corde|cordes|cave|pilier|poutre|barreaux|rails|croix|poignets|sous sol)|(mains|poignets|chevilles|pieds|bras|jambes) (attachées|attachés|liées|liés|ligotées|ligotés|menottés|menottées|entravés|derrière le dos liées)|(avec des menottes|dans des chaînes|aux fers)',
        '(œil|yeux) (au beurre noir|poché|pochés|tuméfié*|gonflé par)|(des|les|de|plein de|couverte de) bleus (sur|au|aux|partout|plein|à la|dans)|(un|gros|ce|grand) bleu (sur|au|à) [le|la|ton|ta] {limb}|(couverte|pleine) de bleus|(lèvre|nez|bras|jambe|arcade|dent|côte|joue) (fendue|cassé|cassée|éclatée|ouverte|enflée|cassées|gonflée|pétée)|(coupures|traces de coups|marques de coups|coups|brûlures|griffures|entailles|cicatrices de coups) (sur|au|aux|dans) [le|la|les|tout le|tes|ton] {limb}|(on|homme|quelqu un|il|main|mec|type|femme|elle) [qui] (t étrangle|t étouffe|t agresse|te cogne|te maltraite|te ligote|te menace|te frappe|te bat|te gifle|te viole|t attache|te torture|te poignarde)',
        '(couteau|pistolet|arme|revolver|lame|fusil|hache|rasoir|corde|mains|nœud coulant) (sous|sur|contre|à|au|autour du|autour de|dans|appuyé sur) [la|le|ta|ton|sa|son] (gorge|cou|tempe|tête|poitrine|dos|cœur|poignet|poignets|ventre)|(pendue|pendu) (à (une corde|une poutre|un arbre|un nœud))|en train d être (frappée|battue|étranglée|attachée|agressée|torturée)|contre (ton|son) gré|de force|dans une cage|forcée à|contrainte de',
      ],
      unless: [
        '(orange|oranges|lune|jus|groupe|don|prise|analyse|pur|rouge) [d orange] (sanguine|sanguines|de sang|sang|du sang)|(pur|sang) (sang|froid|neuf)|lune de sang|(bon) sang|(sans|pas|aucun|aucune|ni|jamais) [de|d] (sang|blessure|blessures|bleu|violence|coups)',
        '(cheveux|natte|queue de cheval|chignon|lacets|bateau|barque|cheval|chien|ballon|foulard|vélo|tablier|pull|chemise|écharpe|ruban|barques) [{any}] [{any}] (attaché*|noué*|lié*|enchaîné*)|(attachée|attaché) (en (chignon|queue)|à la taille|à son chien|à ce|à toi)|attachée $|(vélo|vélos) enchaîné*',
        '(mer|feuille|feuilles|nature|saison|branche|branches|fleurs|bois|langue|ville|jour des|fête des|angle|point) (morte|mortes|mort|morts)|morte de (rire|fatigue|froid|faim|trouille|sommeil|peur|chaud)|(œufs|blancs|terre|sentiers|sentier|crème) (battue|battus|battu|fouettée)|(battue|battu|fouetté*|frappée|frappé|giflée|brûlée) (par|de) (le|la|les|l|un rayon) (vent|pluie|soleil|vagues|embruns|lumière|vague)|(crème) (fouettée|brûlée)|terre battue|(pluie|vent|soleil|étouffée|rire) (battant*|étouffé*)|(steak|viande|entrecôte) saignant*|saignant* (steak|viande)',
        '(noyée|noyé) (dans|de) (la lumière|la brume|les fleurs|le brouillard|lumière|un pull|un manteau|la foule|les coussins)|légumes étouffés|(faux sang) .. (halloween|zombie|vampire|théâtre|costume)|brûlures (de|du) soleil|coup* de (soleil|vent|main|pinceau|fil|œil|peigne|feu)|en (bleu|bleus) (de (travail|chine))|bleus (de chauffe|de travail)|aux yeux bleus|(yeux|jeans|murs|volets|tons|carreaux|reflets|sourcils) bleus|(mains) (sur|autour|à|contre|dans) [le|la|ton|ta|de|du] (cou|tête|dos|poitrine|cœur|ventre|gorge)|morte saison|nature morte|(rôle|livre|film|vue) (captivant*)|pendue au (téléphone|cou)|(crémaillère|lustre|lampe|lampes) pendu*|pendue (aux lèvres)|évanouie de (rire|joie)|inconsciente du (temps|danger)',
      ],
    },
    {
      about: 'topless',
      says: [
        '(topless|monokini|top less)|(seins|poitrine|torse|buste|tétons|mamelons|sein) (nus|nue|nu|à l air|découverts|découverte|dénudés|dénudée|visibles|apparents|exposés|à découvert|offerts)|tétons|téton|mamelon*|mi nue|à moitié (nue|nu|dévêtue|déshabillée)|à demi (nue|nu|vêtue)|semi nue|dépoitraillée|(sans) (soutien gorge|soutif|haut|chemise|chemisier|t shirt|top|haut de maillot|le haut)|(enlève|enlevant|enlever|retire|retirant|ôte|ôtant|retirer|quitte) (ton|le|ta|la|son|sa) (haut|chemise|chemisier|t shirt|soutien gorge|top|soutif|pull et rien)',
      ],
      unless: [
        'sans (haut parleur|haut niveau|chemise (repassée|blanche))|(pas|jamais) (topless|seins nus)',
      ],
    },
    {
      about: 'nude',
      says: [
        'nue|nues|nudité|nudités|nudes|nudiste|naturiste|dénudée|dénudé|dénudées|dénuder|dénudant|dévêtue|dévêtu|dévêtir|dévêt|déshabillée|déshabillé|déshabiller|déshabille|déshabillant|déshabilles|dévoilée entièrement|à poil|à oilpé|dans le plus simple appareil|en tenue d ève|en costume d ève|en costume d adam|striptease|strip tease|effeuillage|effeuillée|entièrement découverte',
        '(toute|entièrement|complètement|totalement|intégralement|corps|tout|à moitié|être|homme|complètement) nu|nu (intégral|dans|sur|au|devant|artistique|total|sous|et|féminin|$)',
        '(sans|aucun|plus aucun|débarrassée de|ne portant aucun|ne portant pas de|dépourvue de|pas de|ôte tes|enlève tes) [aucun|aucune|le moindre|tes|ses|tous tes|un seul|porter|porter de|rien|ton|ta] {garb} [sur elle|sur toi|du tout|$|dessous|sur le dos|sur la peau]|(rien|plus rien) (sur toi|sur le corps|sur la peau|sur le dos|sur elle|dessous|en dessous)|ne (porte|portes|portant|porter) rien|sans rien (sur|porter|dessous|en dessous|sur toi|comme vêtement)|vêtue (seulement|uniquement) (d un sourire|de ta peau|d un collier|de bijoux|de talons)|habillée (seulement|uniquement) d un sourire',
        '(enlève|enlevant|enlever|retire|retirant|ôte|ôtant|retirer|quitte|quittant|enlèves|laisse tomber|laissant tomber|tombe) (tes|ta|ton|tous tes|toute ta|les|la|le|ses|sa|tout) [tes|les] (vêtements|habits|fringues|robe|jupe|culotte|sous vêtements|peignoir|serviette|maillot|bikini|pantalon)|enlève tout|(fesses|cul|derrière|parties intimes|corps) (nues|nu|à l air|nus|dénudé*|exposé*)|parties intimes',
      ],
      unless: [
        '(pieds|pied|œil|épaules|épaule|bras|jambes|dos|mains|arbre|arbres|mur|murs|branches|genoux|chevilles|tête|nuque|cou|vérité|peau|ampoule|béton|pierre|bras|tête|mollets|visage) (nus|nu|nue|nues|dénudé*|dénudées|dénudés)|à (mains nues|l œil nu|même)|nu (pieds|pied|tête|propriétaire)|mise à nu|(pas|jamais|non) (nue|nu|déshabillée|dénudée)|nue propriété|(fil|câble) dénudé*',
        '(rouge à lèvres|tons|ton|teinte|talons|escarpins|vernis|maquillage|couleur|lèvres|ongles|sandales|bas|trench|collants) (nude|nu|nues|nus)|déshabillé (en|de) (soie|satin|dentelle)|(la|une|cette|froide|longue|grande) nue $|les nues',
        '(sans) (rien|haut|habit|habits|robe|jupe|pull|pantalon|serviette|tenue|maillot|bikini|peignoir|tissu) (de (soirée|spécial|particulier)|à (faire|dire|perdre)|que|d autre|dire|faire|comprendre|attendre|demander|oublier)|sans rien $|pas de (tenue|haut|robe) (de (soirée|sport|ville)|exigée)|aucune tenue exigée|rien (que|de|d|à)',
        '(corde|étendre|plier|ranger|repasser) [{any}] (linge|vêtements)|(enlève|retire|quitte|ôte|enlevant|retirant) (tes|ton|ta|les) (chaussures|manteau|gants|lunettes|écharpe|bonnet|veste|bottes)',
        '(retire|enlève) (ton|le) (haut) (de forme)',
      ],
    },
    {
      about: 'explicit',
      says: [
        'sexe|sexuel*|porno*|pornographi*|érotique*|érotisme|explicite*|non censuré*|masturb*|orgasm*|génita*',
      ],
      unless: [
        '(pas|sans|rien|aucun) [de|d] (sexe|sexuel*|érotique*|explicite*)|(même|deux|beau) sexe*|rien d (explicite|érotique)',
      ],
    },
  ],
};
