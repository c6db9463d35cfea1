import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Coarse words are often only a curse; with somebody in the sentence they are a request. */
const addressed = /\b(?:you|your|me|us|let's|want|show|wanna)\b/;

const wishes =
  /\b(?:nudes?|naked|undress(?:ed)?|topless|nsfw|erotic|porn\w*|sexting|orgasm|lingerie|(?:have|having|want|cyber|talk about|some) sex|sex with|make love|sleep with (?:me|you)|turn me on|turned on|horny|get dirty|talk dirty|dirty (?:talk|pics?)|(?:take|taking) off (?:your|my|her|his) (?:clothes|shirt|dress|top|underwear|pants|trousers|skirt|bra|everything)|take (?:your clothes|your shirt|your dress|everything|it all) off|strip (?:for|down)|in bed with (?:me|you)|touch (?:yourself|my|your)|spank|fetish)\b/;

const wishesElsewhere =
  /\b(?:nackt|ausziehen|sex mit|nue|déshabill\w+|coucher avec|desnud\w+|acostarte conmigo|nua|pelad[ao]|tir[ae] a roupa|sexo|sexe)\b/;

/** True when a message asks for what this place does not do. */
export function isExplicit(plain: string): boolean {
  if (wishes.test(plain) || wishesElsewhere.test(plain)) return true;
  return addressed.test(plain) && matcher.hasMatch(plain);
}
