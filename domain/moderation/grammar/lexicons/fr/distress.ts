/**
 * Patterns of indirect statements of danger to oneself in French: endings, farewells, plans, being a
 * burden, exhaustion.
 */
export const frenchDistress: string[] = [
  '(jveu|jveux|jve|je veu|jvoudrais|g envie de|jai envie de) (crever|mourir|en finir|me tuer|mouri)',
  "(plus|pas|aucun|aucune) (le|de|la|d'|) (désir|envie|souhait|goût) (d'|de) [être] (en vie|vivre|être en vie|exister|la vie|rester en vie)",
  "(si|qu') (un|une) (camion|voiture|bus|train|métro) (m'écrasait|me renversait|m'écrase|me renverse|me percutait|me fauche|me fauchait) ...",
  "(je me demande|me demandais|je réfléchis|j'hésite) [si|à] [je] [vais|ne vais pas|devrais] [pas] (sauter|me jeter|lâcher le volant|en finir|passer à l'acte)",
  '(repris|ressorti|sorti|touché|cherché|retrouvé) [encore|de nouveau] [la|une|ma|mes|mon|le|encore la] (lame|lames|cutter|rasoir)',
  "(quand|une fois que|le jour où|comme ça quand) je (ne serai|serai|n'y serai|serais) plus là ... (personne|tout|ils|vous|rien|mes|ma|mon|la|les)",
  '(mets|mettre|mettrai|mettais|mis|mette) (fin|un terme) à (mes jours|ma vie|tout ça|tout|mon existence|mes souffrances)',
  "(ce soir|demain|cette nuit|bientôt|aujourd'hui|maintenant) [c'est] [que] (j'en finis|j'arrête tout|je pars pour (toujours|de bon)|je m'en vais pour (toujours|de bon)|je disparais|la fin pour moi|je lâche tout|j'en termine|je quitte (tout|ce monde|cette vie))",
  "(je pars|je m'en vais|je vous quitte|je te quitte|je quitte (ce monde|cette vie)|je m'éteins|je disparais) [pour|à] (pour toujours|toujours|à jamais|jamais|définitivement|de bon)",
  "(adieu|adieux) ... (merci pour tout|pardon|pour toujours|je vous aime|je t'aime|à tous|je pars|fini|ne me cherchez)",
  "(je veux|je voudrais|j'aimerais|j'ai envie|envie) [juste|seulement] (d'|de|) (ne plus [être|exister|me réveiller|souffrir|rien]|plus être là|plus exister|dormir pour toujours|m'endormir pour toujours|m'éteindre|disparaître (pour toujours|à jamais|de cette|de ce monde)|partir pour toujours|tout arrêter pour de bon)",
  "(personne|qui) [ne|n'] [me|m'|le|va|y|s'en|en] (pleurera|pleurerait|regrettera|regretterait|manquera|manquerais|remarquera|remarquerait|verra|verrait|apercevra|rendra compte|rendrait compte|cherchera|chercherait) ... (si je|quand je|ma mort|mon absence|morte|mort|plus là|disparai*|partie|parti)",
  "(je suis|chuis|jsuis) [{adv}] [que|qu'] (un|une) (poids|fardeau|boulet|charge|erreur|déchet) (pour|et) ...",
  '(tout le monde|ils|ma famille|mes (parents|enfants|proches|amis)|les gens|vous|la terre|mon {any}|le monde) [{any}] (serait|seraient|sera|seront|serez|ira|iraient|irait|vivrait|vivraient|se porterait) [bien|tellement] (mieux|plus heureux|soulagé*|tranquille*) [sans moi|si je|quand je]',
  "(j'ai|je n'ai|jai|ai|plus|pas) (plus|pas|aucune|aucun) [de|la|le|l'|aucune|d'] (force|envie|courage|goût|énergie|raison|volonté) [de|à|pour] (vivre|continuer à vivre|me battre encore|exister|tenir|rester (en vie|ici|là)|voir demain|la vie|me lever chaque)",
  "(fatigué|fatiguée|lasse|las|épuisé|épuisée|marre|ras le bol) [de|d'] [être|devoir] (vivre|exister|en vie|vivant|vivante|cette vie|la vie|ma vie|me battre pour vivre|continuer à vivre)",
  '(je me|me suis|à me|de me|que je me) [suis|re] [encore|souvent|toujours|tous les jours] (fais|fait|faire) [encore|souvent|toujours|re] [du|] mal [exprès|depuis|encore|tous|volontairement|pour|quand|et|en cachette|à moi même|chaque|le soir|la nuit|$]',
  '(coupures|entailles|lame|cutter|rasoir|cicatrices|brûlures) [{any}] [{any}] (sur (mes|mon|les) (bras|poignets|cuisses|jambes|poignet)|soulage|soulagent|me calme|me calment|apaise*|exprès)',
  "(j'ai|je tiens|j'attends) [un|mon|ma|le|la] (plan|date|jour|méthode|endroit) [et|pour] ... (en finir|mourir|me tuer|mettre fin|partir pour|disparaître)",
  '(à quoi|quoi) [ça] (bon|sert) [de|que je] [encore] (vivre|continuer|rester|me lever|exister|vive|reste|me réveiller|tout ça si|respirer)',
  "(plus|rien) [ne|n'] [me|m'] (retient|rattache) [ici|à la vie|sur cette terre|en vie|dans ce monde]",
  "(je n'ai|j'ai|je vois|je ne vois) (plus rien|plus personne|pas d'avenir|aucun avenir|aucune raison|plus d'avenir|plus de raison|plus de sens|plus le sens) [à|pour|de] [me|qui|quoi|moi] ... (vivre|rester|vie|tenir|ici|moi|continuer)",
  "(vous|tu|on) [n'|ne] (entendrez|entendras|entendra|aurez|auras|aura|verrez|verras|reverrez|reverras) (plus|jamais) [jamais|plus] (parler de moi|de mes nouvelles|de nouvelles de moi|me|mes nouvelles)",
  '(penser|pense|pensée|pensées|idée|idées|rêve) [souvent|tous les jours|sans arrêt|tout le temps|encore] (au suicide|à ma mort|à la mort|à mourir|de mourir|à en finir|de mort|suicidaire*|à me tuer|à ne plus être là|à sauter)',
  "(j'aurais|il aurait) (dû|fallu|préféré|mieux) [ne] [jamais|pas] (naître|exister|être né*|mourir|survivre)",
  "(j'ai|jai) (avalé|pris|gobé|préparé|compté|mis de côté) (toute|tous|trop|plein|assez|une|des) [de|la|mes|les|ma] [{any}] (cachets|comprimés|boîte|médicaments|somnifères|pilules|plaquette|médocs)",
];
