import type { Language } from './detect-language';

/** What a message says plainly, whatever else the repertoire would make of it. */
export interface Sincere {
  /** Asks whether anybody is there, or takes leave. */
  about: 'ai' | 'bye';
  /** In which language it is said, which a few words do not always tell. */
  language: Language;
}

const whole = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}'])(?:${source})(?![\p{L}])`, 'u');
const all = (source: string) => new RegExp(String.raw`^(?:${source})$`, 'u');

/**
 * Asks whether a human being is there, or a machine. Words that praise as well (real, a person) count where
 * nothing more is said of them.
 */
const asks: Readonly<Record<Language, RegExp>> = {
  en: whole(
    [
      'are (?:you|u) (?:(?:really|actually|even|just|like|maybe|truly|an?|the|still|honestly|secretly|ai or) )*(?:(?:real |actual |living )+(?:human|person|woman|man|girl|guy)|human|humans|ai|a\\.i|bot|chatbot|robot|machine|computer|computer program|sentient|chatgpt|llm|language model|artificial|(?:a )?person|real|alive)(?: being)?(?=$| (?:or|and|right|though|tho|lol|at all|here|talking|typing|writing|behind|on the other)\\b)',
      '(?:u|you) (?:a |an |really |real )*(?:bot|ai|robot|real person)',
      'am i (?:really |actually |just |even )*(?:talking|speaking|chatting|writing|texting) (?:to|with) (?:a |an |the |some )*(?:real |actual |living |human )*(?:person|people|human|bot|ai|machine|robot|computer|program|woman|man|girl|guy)',
      'is this (?:really |actually |just |even )*(?:a |an )?(?:real |actual |living )*(?:person|human|bot|ai|machine|robot|computer)',
      '(?:is|are) (?:there )?(?:a |an |any |some |really )*(?:real |actual |living )*(?:person|people|human|humans|human being|somebody|someone|anybody|anyone|woman|man) (?:real |really |actually )?(?:behind|typing|writing|answering|on the other)',
      'do you have a (?:real )?body|do you (?:really |actually )?exist',
    ].join('|'),
  ),
  de: whole(
    [
      '(?:bist du|bistn|biste|sind sie) (?:(?:wirklich|eigentlich|überhaupt|denn|ein|eine|einer|ne|n|etwa|nur|vielleicht|auch|hier|jetzt|in echt|ki oder) )*(?:(?:echte?r?|reale?r?|wirkliche?r?) (?:mensch|person|frau|mann)|mensch|ki|bot|chatbot|roboter|maschine|computer|computerprogramm|person|echt|real|wirklich)(?=$| (?:oder|und|eigentlich|hier)(?!\\p{L}))',
      '(?:rede|spreche|schreibe|chatte) ich (?:(?:hier|gerade|eigentlich|wirklich|jetzt|überhaupt|etwa) )*mit (?:(?:einem|einer|nem|ner|echten|echter|wirklichen|richtigen) )*(?:menschen?|person|bot|ki|maschine|roboter|computer|frau|mann)',
      '(?:schreibt|antwortet|tippt|sitzt|steckt|ist) (?:(?:da|hier|das|mir|gerade|wirklich) )*(?:(?:ein|eine|echter?s?|wirklich|richtiger) )*(?:mensch|person|maschine|ki|bot|jemand echte?s|jemand)(?=$| (?:am|dahinter|hinter|oder)(?!\\p{L}))',
      'gibt es dich (?:wirklich|echt|in echt)|existierst du(?: wirklich)?',
    ].join('|'),
  ),
  es: whole(
    [
      '(?:eres|sos|es usted|usted es) (?:(?:realmente|un|una|acaso|solo|en realidad|tú|vos|ia o) )*(?:(?:persona|mujer|hombre) (?:real|de verdad|de carne y hueso)|ia|humana|humano|ser humano|robot|bot|chatbot|programa|inteligencia artificial|persona|máquina|real|de verdad)(?=$| (?:o|y)(?!\\p{L}))',
      '(?:hablo|hablando|chateo|chateando|escribiendo) con (?:un |una )*(?:bot|ia|robot|máquina|programa|ser humano|humano|humana|(?:persona|mujer|hombre)(?: (?:real|de verdad))?(?=$| o))',
      'hay (?:una |un |algún |alguna )?(?:persona|humano|ser humano|alguien)(?: (?:real|de verdad))? (?:detrás|al otro lado|escribiendo)',
      'existes (?:de verdad|realmente)|quién (?:está escribiendo|escribe) esto,? (?:una? )?(?:persona|máquina|humano)',
    ].join('|'),
  ),
  fr: whole(
    [
      "(?:es-tu|es tu|tu es|t'es|êtes-vous|êtes vous|vous êtes|est-ce que t'es) (?:(?:vraiment|bien|juste|en fait|une?|réellement|en vrai|ia ou) )*(?:(?:vraie? )(?:personne|femme|homme)|personne réelle|humaine?|être humain|ia|robot|bot|chatbot|programme|intelligence artificielle|personne|machine|réelle?|vraie?)(?=$| (?:ou|et)(?!\\p{L}))",
      '(?:je parle|je discute|je chatte) (?:vraiment |bien )?(?:à|avec) (?:une? )*(?:vraie? )?(?:bot|ia|robot|machine|personne|humain|être humain|femme|homme|programme)',
      "(?:c'est|est-ce) (?:(?:une?|vraie?|bien) )*(?:personne|humain|être humain|machine|robot|ia|bot) qui (?:m'|)(?:écrit|écris|répond|parle)",
      "(?:y a-t-il|il y a) (?:quelqu'un|une? (?:vraie? )?(?:personne|humain|être humain)) (?:derrière|au bout|de l'autre)",
      'tu existes(?: vraiment)?|existes-tu(?: vraiment)?',
    ].join('|'),
  ),
  pt: whole(
    [
      '(?:você|vc|vocé|tu) (?:é|e|és) (?:(?:mesmo|realmente|um|uma|só|apenas|na verdade|ia ou) )*(?:(?:pessoa|mulher|homem) (?:real|de verdade|de carne e osso)|ia|humana|humano|ser humano|robô|robo|bot|chatbot|programa|inteligência artificial|pessoa|máquina|real|de verdade)(?=$| (?:ou|e)(?!\\p{L}))',
      '(?:falo|falando|conversando|conversa) com (?:um |uma )*(?:bot|ia|robô|robo|máquina|programa|ser humano|humano|humana|(?:pessoa|mulher|homem)(?: (?:real|de verdade))?(?=$| ou))',
      'tem (?:uma |um )?(?:alguém|pessoa|humano|gente) (?:real|de verdade|atrás|por trás|do outro lado|escrevendo|digitando)',
      'existe de verdade|existe mesmo|é uma? (?:pessoa|máquina|humano|robô) que (?:está|tá|me) (?:escrevendo|digitando|respondendo|responde)',
    ].join('|'),
  ),
};

/** Takes leave, and says nothing else. */
const leaves: Readonly<Record<Language, RegExp>> = {
  en: all(
    "(?:(?:ok|okay|well|anyway|so|right|alright|sorry|but|and) )*(?:i think |i guess )?(?:(?:i am|i'm|im) (?:leaving|going|off|logging off|heading out)(?: now)?|(?:i|we) (?:should|will|have to|must|need to|want to|would like to|am going to)? ?(?:stop|leave it|call it a day|end it) (?:here|for today|for now|for tonight|now)|(?:i )?(?:want to|need to|need|will|am going to|should|must|have to)? ?(?:take|have|a)? ?(?:a |some )?(?:break|pause|time off) (?:from|of) (?:this|the|that|here|you|chatting|this chat|this app|the app|my phone)(?: app| chat)?)(?: (?:bye|now|for today|for a while|thanks|thank you))*",
  ),
  de: all(
    '(?:(?:ok|okay|so|also|gut|na|sorry|aber) )*(?:ich )?(?:muss (?:jetzt |dann |mal |leider |nun )*(?:los|gehen|weg|weiter|aufhören|schluss machen)(?: für heute| jetzt)?|gehe? (?:dann|jetzt|mal|nun)(?: (?:dann|jetzt|mal|nun|schlafen|heim))*|bin (?:dann |jetzt )*(?:mal )?weg|mache? (?:dann |jetzt |mal |nun )*(?:schluss|(?:eine|ne) pause)(?: (?:für heute|von der app|von dieser app|vom handy|hier|damit))?|höre (?:jetzt |für heute |dann )*auf(?: für heute)?|brauche (?:mal )?(?:eine|ne) pause(?: (?:von|vom) .{1,30})?|bis morgen|verabschiede mich)(?: (?:tschüss|danke|bis bald|bis morgen|für heute|jetzt|mal|dann))*',
  ),
  es: all(
    '(?:(?:bueno|vale|ok|pues|lo siento|oye) )*(?:ya me voy|me (?:tengo que|voy a) ir(?: ya)?|lo dejo(?: por hoy| aquí)?|voy a (?:dejarlo|parar)(?: por hoy| aquí| ya)?|(?:necesito|quiero|voy a tomarme|voy a hacer|me tomo) (?:un |una )?(?:descanso|pausa|respiro)(?: (?:de|con|en) .{1,30})?)(?: (?:adiós|gracias|chao|hasta luego|por hoy|ya))*',
  ),
  fr: all(
    "(?:(?:bon|ok|bah|bien|désolée?|allez) )*(?:je (?:dois|vais|vais devoir) (?:y aller|partir|filer|m'arrêter(?: là)?|te laisser|arrêter(?: là)?)(?: (?:pour (?:ce soir|aujourd'hui)|maintenant|là))*|à demain|je te laisse|j'y vais|je m'en vais|je m'arrête là|je (?:fais|prends|vais faire|voudrais faire) une pause(?: (?:avec|de) .{1,30})?|j'ai besoin d'une pause(?: .{1,30})?)(?: (?:au revoir|merci|à demain|à bientôt|ciao))*",
  ),
  pt: all(
    '(?:(?:bom|ok|então|desculpa|olha) )*(?:já vou(?: indo)?|(?:preciso|tenho que|vou ter que) ir(?: embora| agora)?|vou (?:indo|embora|nessa|parar|ficar por aqui)(?: (?:por hoje|por aqui|agora))*|(?:vou|quero|preciso) (?:dar|fazer|de|tirar)? ?(?:um |uma )?(?:tempo|pausa|descanso)(?: (?:d[eoa]|dest[ea]|com) .{1,30})?)(?: (?:tchau|obrigad[ao]|até logo|até amanhã|por hoje))*',
  ),
};

const languages = Object.keys(asks) as Language[];

/** Hears what is meant sincerely, in the language of the talk first; null where it is something else. */
export function hearSincere(message: string, spoken: Language): Sincere | null {
  const plain = message
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[^\p{L}\p{N}'\s.-]|\.(?=\s|$)/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const order = [spoken, ...languages.filter((language) => language !== spoken)];
  const asked = order.find((language) => asks[language].test(plain));
  if (asked) return { about: 'ai', language: asked };
  const left = message.includes('?') ? undefined : order.find((one) => leaves[one].test(plain));
  return left ? { about: 'bye', language: left } : null;
}
