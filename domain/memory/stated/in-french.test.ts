import { describe, expect, it } from 'vitest';
import { readTable, type StatedTable } from './testing/stated-texts';

const states: StatedTable = [
  [
    "Je m'appelle Camille et j'habite à Nantes.",
    'Votre nom : Camille',
    'Vous habitez ici : Nantes',
  ],
  ["salut, je m'appelle camille", 'Votre nom : Camille'],
  ['Appelle-moi Bee', 'Vous aimez qu’on vous appelle Bee'],
  ["j'ai 32 ans", 'Vous avez 32 ans'],
  ['J’habite à Lyon, et toi ?', 'Vous habitez ici : Lyon'],
  ['Je viens de Marseille', 'Vous venez de là : Marseille'],
  ['Je travaille comme infirmière', 'Vous travaillez comme infirmière'],
  ['Je suis infirmière de nuit', 'Votre métier : infirmière'],
  ['Mon anniversaire est le 12 mars.', 'Votre anniversaire : le 12 mars'],
  ['Je suis né le 3 mai 1990', 'Votre anniversaire : le 3 mai 1990'],
  ["Demain, c'est mon anniversaire !", 'Votre anniversaire : le 3 décembre'],
  ["Mon chien s'appelle Biscuit", 'Chien : Biscuit'],
  ['ma sœur Ana arrive', 'Sœur : Ana'],
  ["Mon ami s'appelle Paul", 'Ami : Paul'],
  ["J'ai un chat qui s'appelle Félix", 'Chat : Félix'],
  ["Mes enfants s'appellent Léa et Tom", 'Enfants : Léa et Tom'],
  ["Ma couleur préférée, c'est le vert", 'Ce que vous préférez (couleur) : le vert'],
  ["J'adore les ramen", 'Vous adorez les ramen'],
  ["j'aime beaucoup le jazz", 'Vous aimez le jazz'],
  ['Je déteste la coriandre', 'Vous détestez la coriandre'],
  ["Je n'aime pas les champignons", 'Vous n’aimez pas les champignons'],
  ["j'aime pas les champignons", 'Vous n’aimez pas les champignons'],
  ['Je suis allergique aux noix', 'Une allergie : noix'],
];

const plans: StatedTable = [
  ['Mon entretien est le 3 mai', 'Entretien : lundi 3 mai 2027'],
  ["Le mariage d'Anna est samedi.", "Mariage d'Anna : samedi 5 décembre 2026"],
  ["Samedi, c'est le mariage d'Anna !", "Mariage d'Anna : samedi 5 décembre 2026"],
  ["J'ai un examen vendredi prochain", 'Examen : vendredi 4 décembre 2026'],
  ["demain j'ai un rendez-vous", 'Rendez-vous : jeudi 3 décembre 2026'],
  ['Je pars à Rome dans deux semaines', 'À Rome : mercredi 16 décembre 2026'],
];

const ends: StatedTable = [
  ["Je n'aime plus les ramen", 'Vous n’aimez plus les ramen'],
  ["j'aime plus les ramen", 'Vous n’aimez plus les ramen'],
  ["J'ai quitté mon travail !", 'Vous avez quitté votre travail'],
  ["J'ai été licenciée hier", 'Vous avez quitté votre travail'],
  ['Je ne travaille plus chez Renault', 'Vous ne travaillez plus chez Renault'],
  ["Je n'habite plus à Nantes", 'Vous n’habitez plus ici : Nantes'],
  ["on n'habite plus à Nantes", 'Vous n’habitez plus ici : Nantes'],
  ['Mon chien Biscuit est mort', 'N’est plus avec vous : chien Biscuit'],
  ["je n'ai plus de chat", 'N’est plus avec vous : chat'],
];

const statesNothing: StatedTable = [
  ["Tu t'appelles Anna ?"],
  ["Si j'étais médecin"],
  ["Si j'habite à Rome un jour, je serai heureux."],
  ['Imagine que je suis pilote.'],
  ["Je ne m'appelle pas Camille."],
  ["Je m'appelle pas Camille"],
  ["Je n'habite pas à Nantes."],
  ['Je ne suis pas infirmière.'],
  ["Elle a dit « j'habite à Rome »."],
  ['Il dit que je travaille comme espion.'],
  ["Elle s'appelle Anna."],
  ['Ma sœur habite à Lille.'],
  ["J'adore ça."],
  ["j'aime te parler"],
  ['Je viens de finir'],
  ['Je suis médecin dans ce jeu'],
  ["J'ai yoga tous les vendredis"],
  ["J'ai mangé une pizza samedi"],
  ["J'ai rien vendredi"],
  ["C'est mon chien"],
  ["Je t'aime"],
];

describe('French', () => {
  it.each([
    ['states facts', states],
    ['states plans with their days', plans],
    ['ends facts', ends],
    ['states nothing', statesNothing],
  ])('%s', (_, table) => {
    expect(readTable(table)).toEqual(table);
  });
});
