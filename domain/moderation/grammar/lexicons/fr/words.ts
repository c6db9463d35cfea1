import type { Lexicon } from '../../lexicon';
import { famous } from '../famous';

/** The lexicon of French without its topics: the pattern parts that they share. */
export const french: Omit<Lexicon, 'topics'> = {
  language: 'fr',
  words: {
    famous,
    jaipas: "j'ai pas|je n'ai pas|jai pas|g pas|n'ai pas|ai pas",
    legal:
      "voter|conduire|boire|fumer|acheter (de l'alcool|des clopes|une bière|des cigarettes)|passer (le|mon) permis|entrer|sortir en boîte|aller en boîte|travailler|me faire tatouer|me tatouer|signer|m'inscrire|être ici|être là|avoir un compte|ouvrir un compte|jouer au casino|louer",
    jai: "j'ai | j ai | jé | g | ge | jai que | moi j'ai",
    jesuis: "je suis | chuis | jsuis | j suis | je sui | chui | suis | j'suis",
    adv: 'que|seulement|juste|à peine|encore|toujours|déjà|en fait|en vrai|en réalité|vraiment|franchement|bientôt|presque|environ|quasi|quasiment|même|actuellement|tout juste|fraîchement|moi|genre|un peu|même pas|honnêtement|techniquement|pas encore|tout|plus que',
    grade:
      'sixième|cinquième|quatrième|troisième|seconde|première|terminale|6e|5e|4e|3e|2nde|1ère|1re|6eme|5eme|4eme|3eme|2de|6ème|5ème|4ème|3ème|tle|cm1|cm2|ce1|ce2|cp|segpa',
    lost: '3e|4e|5e|6e',
    place:
      "l'école|lécole|mon école|mon lycée|lycée|collège|mon collège|l'église|la mosquée|la synagogue|la mairie|la gare|au bureau|mon bureau|mon travail|boulot|mon boulot|l'usine|l'hôpital|le tribunal|centre commercial|le métro|commissariat|leur maison|sa maison|son immeuble|leur immeuble|chez (lui|elle|eux)|le lycée|le collège|université|la fac|parlement|ambassade",
    them: "mon (patron|chef|ex|voisin|mari|prof|père|frère|collègue|beau père|proprio|propriétaire|coloc|mec|copain|oncle|directeur|cousin)|ma (femme|voisine|prof|mère|sœur|collègue|belle mère|patronne|cheffe|copine|meuf|proprio|coloc|tante|famille|directrice|supérieure)|mes (voisins|parents|collègues|profs|camarades|enfants)|son (mari|nouveau copain|copain|amant|chien|mec)|sa (femme|nouvelle copine|copine|famille|mère)|ce (type|mec|salaud|connard|prof|gars|flic|juge)|cette (femme|fille|salope|garce|prof)|cet homme|ces (gens|types|salauds)|quelqu'un|tout le monde|des gens|les gens|tous|un (flic|homme|collègue|voisin|type)|une (femme|fille)|toute (la|ma) famille|toute la (classe|famille|école|boîte)|eux|lui|elle",
  },
  units:
    "minute heure heures h mn jour jours semaine semaines mois mètre mètres kilomètre kilomètres kilos kilo kg bornes euros euro balles degrés degré pour pourcent étage étages page pages chapitre épisode épisodes fois points point niveau rue avenue boulevard bis personnes élèves enfants chats chiens frères sœurs cousins cousines verres bières litres centimètres cm centimes messages élève de d' mille cents cent sur ième ème bouquins places route allée impasse quai chemin secondes tonnes ares hectares carats buts trucs",
  years: 'ans an année années piges',
  spans:
    'de d dexpérience expérience daînesse dancienneté décart dâge dexpatriation dabonnement dattente détudes denseignement damour damitié dassurance plus moins ensemble passés après avant déjà révolus sans avec métier mariage retard davance carrière sobre',
  notThings:
    'ans dans mais sans pas plus puis depuis vous nous alors jamais toujours suis fais vais tres ans mes ses les des tes après très jsuis bisous moins ailleurs',
};
