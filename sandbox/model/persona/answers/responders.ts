import type { Act, Responder, Scene } from '../scene';
import { findIntent, type IntentKind } from '../understand/intents';
import { normalise } from '../understand/normalise';
import * as aboutMe from './about-me';
import * as boundaries from './boundaries';
import { asksCapital } from './common-knowledge';
import * as feelings from './feelings';
import { lastQuestion, saysMaybe, saysNo, saysYes } from './follow-ups';
import { hears } from './hearing';
import * as myDays from './my-days';
import * as play from './play';
import * as recall from './recall';
import * as social from './social';
import * as tastes from './tastes';
import { advises, takesUp } from './unknown';

/** The answer to every kind of thing a fan can say. */
const responders: Record<Exclude<IntentKind, 'asksBack'>, Responder> = {
  crisis: boundaries.crisis,
  underage: boundaries.underage,
  asksIfAi: boundaries.asksIfAi,
  wantsRulesBroken: boundaries.wantsRulesBroken,
  wantsToMeet: boundaries.wantsToMeet,
  asksForPicture: boundaries.asksForPicture,
  asksOwnName: recall.asksOwnName,
  asksOwnNamed: recall.asksOwnNamed,
  asksOwnCity: recall.asksOwnCity,
  asksOwnJob: recall.asksOwnJob,
  asksOwnFavourite: recall.asksOwnFavourite,
  asksOwnBirthday: recall.asksOwnBirthday,
  asksOwnAge: recall.asksOwnAge,
  asksOwnPlans: recall.asksOwnPlans,
  asksAllRemembered: recall.asksAllRemembered,
  asksWhatWasTold: recall.asksWhatWasTold,
  asksWho: recall.asksWho,
  offersToTell: social.offersToTell,
  asksReassurance: social.asksReassurance,
  asksJoy: aboutMe.asksJoy,
  asksView: myDays.asksView,
  asksWhy: social.asksWhy,
  asksClarity: social.asksClarity,
  wishesWell: social.wishesWell,
  asksRecommendation: tastes.asksRecommendation,
  asksToNickname: social.asksToNickname,
  asksName: aboutMe.asksName,
  asksBirthday: aboutMe.asksBirthday,
  asksAge: aboutMe.asksAge,
  asksStarSign: aboutMe.asksStarSign,
  asksPlans: myDays.asksPlans,
  asksDoing: myDays.asksDoing,
  asksNow: myDays.asksNow,
  asksClothes: myDays.asksClothes,
  asksDay: myDays.asksDay,
  asksAboutWork: aboutMe.asksAboutWork,
  asksJob: aboutMe.asksJob,
  asksOrigin: aboutMe.asksOrigin,
  asksHome: aboutMe.asksHome,
  asksFavourite: tastes.asksFavourite,
  asksHobbies: aboutMe.asksHobbies,
  asksFamily: aboutMe.asksFamily,
  asksPet: aboutMe.asksPet,
  asksSingle: feelings.asksSingle,
  asksFeelingForFan: feelings.asksFeelingForFan,
  asksAboutLove: feelings.asksAboutLove,
  asksLooks: aboutMe.asksLooks,
  asksDream: aboutMe.asksDream,
  asksFear: aboutMe.asksFear,
  asksChildhood: aboutMe.asksChildhood,
  asksLanguages: aboutMe.asksLanguages,
  asksFact: aboutMe.asksFact,
  asksTime: myDays.asksTime,
  asksSum: myDays.asksSum,
  asksCapital,
  saysGoodbye: social.saysGoodbye,
  asksForJoke: play.asksForJoke,
  asksForStory: play.asksForStory,
  asksForSong: play.asksForSong,
  asksForGame: play.asksForGame,
  asksToChoose: tastes.asksToChoose,
  asksHowAreYou: social.asksHowAreYou,
  asksAdvice: advises,
  saysLove: feelings.saysLove,
  saysMissed: feelings.saysMissed,
  compliments: feelings.compliments,
  flirts: feelings.flirts,
  saysInsult: social.saysInsult,
  thanks: social.thanks,
  apologises: social.apologises,
  laughs: social.laughs,
  feels: feelings.feels,
  feelsBadDay: feelings.feelsBadDay,
  feelsLongDay: feelings.feelsLongDay,
  feelsGoodDay: feelings.feelsGoodDay,
  cannotSleep: social.cannotSleep,
  talksWeather: myDays.talksWeather,
  talksNight: myDays.talksNight,
  opinion: tastes.opinion,
  saysYes,
  saysNo,
  saysMaybe,
  saysLittle: social.saysLittle,
  nods: social.nods,
};

/** Answers one act; what is not recognised is taken up or heard by its own words. */
export function respond(scene: Scene, act: Act): string {
  const { intent } = act;
  if (intent === null) return act.isQuestion ? takesUp(scene, act) : hears(scene, act);
  if (intent.kind === 'asksBack') return answersOwnQuestion(scene, act);
  return responders[intent.kind](scene, act);
}

/** 'And you?' turns the character's own question round, or the fan's last answer. */
function answersOwnQuestion(scene: Scene, act: Act): string {
  const asked = lastQuestion(scene);
  if (asked === null) return social.asksHowAreYou(scene, act);
  const plain = normalise(asked);
  const intent = findIntent(plain);
  if (intent === null || intent.kind === 'asksBack' || recall.isRecall({ ...act, intent })) {
    return /\b(?:day|today|evening|tonight)\b/.test(plain)
      ? myDays.asksDay(scene, act)
      : social.asksHowAreYou(scene, act);
  }
  return responders[intent.kind](scene, { ...act, clause: asked, plain, intent, isQuestion: true });
}
