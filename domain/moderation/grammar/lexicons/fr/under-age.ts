/**
 * Patterns in French of rules by the law, parents or school for minors, and of ages mentioned in passing.
 */
export const frenchUnderAge: string[] = [
  '(pour|à|fêter|fêté|fête|depuis|avant|eu pour|après) mes {minor} ans',
  "(avant|pas avant|jusqu'à|attendre) [d'avoir|que j'aie|mes] [mes] {minor} ans",
  "(j'ai|on a|j'avais) [{any}] (cours|école|classe|sport|contrôle|devoirs) [au|à l'] [collège|lycée|école] (demain|lundi|à 8h|cet aprem) ...  (parents|mère|père|prof|collège|lycée)",
  "(cours|contrôle|devoirs|prof|colle) (au|de|du) (collège|lycée) (demain|lundi|ce matin|cet aprem|aujourd'hui)",
  "(prof|profs) .. (m'a|ma|m'ont|m) [mis|donné|collé|a mis] ... (colle|retenue|punition|mot dans|zéro)",
  'heures de colle',
  "{jaipas} [encore|même|toujours] [pas] (l'âge|le droit|l'autorisation) [légal|minimum] (de|d'|pour) {legal}",
  '(trop|encore) jeune pour [pouvoir] {legal}',
  '(peux|puis|pourrai) [même|toujours] pas [encore|légalement] {legal} [{any}] [{any}] (avant|encore|seul|seule|légalement)',
  '(peux|puis) [toujours] pas encore [légalement] {legal}',
  "(je dois|faut) [encore|que j'|] attendre ... (pour pouvoir|avant de pouvoir|pour) {legal}",
  '{num} (ans|mois) [et demi] (avant de|pour|avant que je) [pouvoir|puisse] {legal}',
  "(l'an prochain|l'année prochaine|cette année|en juin|bientôt|demain|je révise|réviser|révisions|stress*|j'ai|passe) .. (le brevet|mon brevet|brevet blanc|le bac de français|l'oral de français|bac blanc de français)",
  "{minor} ans et demi [$|et|mais|j'|je|de]",
  "(je|j') [{adv}] (fête|fêterai|vais fêter|prends|prendrai|souffle*) [mes|bientôt] [mes] {minor} (ans|bougies|printemps)",
  "(mon|mes) (anniversaire|anniv) ... (j'aurai|je ferai|pour mes|mes|enfin) {minor} [ans]",
  "(mes parents|ma mère|mon père|mes darons|ma daronne|mon daron|papa|maman|mes vieux) (me|m'|vont me|va me|vont|va) [laissent|laisse|ont|a] [me] [pas|plus] (priver|punir|priverait|prive|privé|privée|puni|punie|confisqu*|engueul*|interdi*) ... (sortie|sorties|portable|téléphone|tel|console|ici|compte|appli|si|parce|notes|bulletin|écran*)",
  '(mes parents|ma mère|mon père|papa|maman) [{any}] (dit|disent|trouve|trouvent|pense|pensent) que (je suis|chuis|jsuis) [encore] trop jeune',
  "(signer|signature|autorisation|mot d'excuse|mot) .. (mes parents|ma mère|mon père) ... (lycée|collège|classe|sortie|prof|carnet|mineur*)",
  '(mon|le|un|une|ma) (carnet de correspondance|carnet|bulletin|cpe|pion|surveillant|vie scolaire|heure de colle|prof principal|prof principale) ... (collège|lycée|parents|mère|père|collé|collée|colle|viré|virée)',
  "(je|j') [{adv}] [suis|été|me suis fait] (collé|collée) [samedi|mercredi|demain|deux|encore|par|en]",
  "(chuis|jsuis|je suis|j'suis|suis) [{adv}] [{adv}] en (3e|4e|5e|6e|2nde|2de|3eme|4eme|5eme|6eme|1ere|seconde|troisième|quatrième|cinquième|sixième|première|terminale|cm1|cm2) [$|au|et|b|a|c|d|toi|mais|cette|à|j'|je|donc|générale|pro]",
  '(les gens|les profs|la cantine|les cours|les mecs|les meufs|les filles|les garçons|ma vie) (au|du|de mon|de ma) (lycée|collège|classe) (est|sont|c|me|ça|pue|puent|craint|craignent|soûle*|saoule*)',
  '(je suis|chuis) (majeur|majeure) (dans|que dans|en) ({num}|un|deux|trois|quelques|pas longtemps|juin|mai|mars|avril|juillet|août|septembre|octobre|novembre|décembre|janvier|février)',
  'il (me|m) (manque|reste) [encore] [{any}] (ans|an|mois|semaines|jours) [et demi] (avant|pour|jusqu) [d|à|mes|les|la|ma|avoir|être] [être|avoir|mes] ({soon}|majeur|majeure|majorité)',
];

/** Patterns of other people who are too young, and of the writer's past. */
export const frenchOfAge: string[] = [
  '(mon|ma|notre|le|la) (chat|chatte|chien|chienne|voiture|vélo|maison|canapé|cheval|jument) [{any}] (a|ont|aura|fête) {num}',
  '(que|qu) [je|j|on|nous] .. (habite|habitons|travaille|vis|vit)',
  "(tu|t'es|es tu|vous|on|êtes) [{any}] [{any}] trop jeune*",
  "(il|elle|ils|elles|fils|fille|neveu|nièce|frère|sœur|cousin|cousine|gamin|élèves|enfant|enfants|petit) [{any}] [{any}] (n'a|n'ont|a|ont|est|sont|peut|peuvent|passe|passent) [{any}] [{any}] (l'âge|le droit|trop jeune|trop jeunes|pas encore|le brevet)",
  "(j'avais|avais|n'avais|étais|j'étais|était) [{any}] [{any}] (l'âge|le droit|trop jeune|collé|collée)",
];
