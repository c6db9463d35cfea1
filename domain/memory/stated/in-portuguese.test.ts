import { describe, expect, it } from 'vitest';
import { readTable, type StatedTable } from './testing/stated-texts';

const states: StatedTable = [
  ['Meu nome é João.', 'Seu nome é João'],
  ['oi, me chamo ana', 'Seu nome é Ana'],
  ['Me chama de Bee', 'Você gosta de ser chamado assim: Bee'],
  ['tenho 32 anos', 'Você tem 32 anos'],
  ['Moro em Recife.', 'Você mora aqui: Recife'],
  ['Moro em Recife, e você?', 'Você mora aqui: Recife'],
  ['Sou de Minas', 'Você vem daqui: Minas'],
  ['Trabalho como enfermeira', 'Você trabalha como enfermeira'],
  ['eu sou enfermeiro', 'Seu ofício: enfermeiro'],
  ['Meu aniversário é no dia 12 de março.', 'Seu aniversário: 12 de março'],
  ['Meu aniversário é em maio', 'Seu aniversário: maio'],
  ['Nasci em 3 de maio de 1990', 'Seu aniversário: 3 de maio de 1990'],
  ['Amanhã é meu aniversário!', 'Seu aniversário: 3 de dezembro'],
  ['Meu cachorro se chama Toby', 'Cachorro: Toby'],
  ['minha irmã Ana chegou', 'Irmã: Ana'],
  ['Meu amigo se chama Luís', 'Amigo: Luís'],
  ['Tenho uma gata chamada Luna', 'Gata: Luna'],
  ['Meus filhos se chamam Ana e Leo', 'Filhos: Ana e Leo'],
  ['Minha cor favorita é verde', 'O que você prefere (cor): verde'],
  ['Adoro lámen', 'Você adora lámen'],
  ['gosto muito de jazz', 'Você gosta disto: jazz'],
  ['Odeio coentro', 'Você não suporta coentro'],
  ['Não gosto de cogumelos', 'Você não gosta disto: cogumelos'],
  ['Sou alérgica a nozes', 'Uma alergia: nozes'],
];

const plans: StatedTable = [
  ['Minha entrevista é no dia 3 de maio', 'Entrevista: segunda-feira, 3 de maio de 2027'],
  ['O casamento da Ana é no sábado.', 'Casamento da Ana: sábado, 5 de dezembro de 2026'],
  ['Na sexta que vem tenho prova', 'Prova: sexta-feira, 4 de dezembro de 2026'],
  ['amanhã tenho uma consulta', 'Consulta: quinta-feira, 3 de dezembro de 2026'],
  ['Viajo para Roma daqui a duas semanas', 'Para Roma: quarta-feira, 16 de dezembro de 2026'],
];

const ends: StatedTable = [
  ['Não gosto mais de lámen', 'Você não gosta mais disto: lámen'],
  ['Já não gosto de techno', 'Você não gosta mais disto: techno'],
  ['Larguei meu emprego', 'Você saiu do seu trabalho'],
  ['pedi demissão hoje', 'Você saiu do seu trabalho'],
  ['Não trabalho mais na Petrobras', 'Você não trabalha mais na Petrobras'],
  ['A gente não mora mais em Recife', 'Você não mora mais aqui: Recife'],
  ['Meu cachorro Toby morreu ontem', 'Não está mais com você: cachorro Toby'],
  ['não tenho mais gato', 'Não está mais com você: gato'],
];

const statesNothing: StatedTable = [
  ['Seu nome é Ana?'],
  ['Moro em Recife?'],
  ['Se eu fosse médico'],
  ['Se eu moro em Roma um dia, vou ser feliz.'],
  ['Imagine que sou piloto.'],
  ['Não me chamo Ana.'],
  ['Não moro em Recife.'],
  ['Não sou enfermeira.'],
  ['Não tenho 32 anos'],
  ['Ela disse: “moro em Roma”.'],
  ['Ele diz que trabalho como espião.'],
  ['Ela se chama Ana.'],
  ['Minha irmã mora em Natal.'],
  ['Meu trabalho em casa cansa.'],
  ['Adoro você'],
  ['Eu te amo'],
  ['Sou médico neste jogo'],
  ['Tenho ioga toda sexta'],
  ['Não tenho nada na sexta'],
  ['Este é meu cachorro'],
  ['Não larguei meu emprego'],
];

describe('Portuguese', () => {
  it.each([
    ['states facts', states],
    ['states plans with their days', plans],
    ['ends facts', ends],
    ['states nothing', statesNothing],
  ])('%s', (_, table) => {
    expect(readTable(table)).toEqual(table);
  });
});
