import type { WordLanguage } from './language';

/**
 * Words that say nothing about the subject of a sentence, folded: articles, pronouns, prepositions,
 * auxiliaries, greetings, and the words with which a memory is requested ("do you remember what I said
 * about …").
 */
export const functionWords: Record<WordLanguage, string> = {
  en: `a an the and or but if so than then that this these those there here it its he him his she her hers
    they them their theirs we us our ours you your yours i me my mine myself yourself who whom whose which
    what when where why how is am are was were be been being isn aren wasn weren do does did doing done
    don doesn didn have has had having haven hasn hadn can could couldn will would won wouldn shall should
    may might must of in on at to from by with about into onto over under up down out off for as not no nor
    any some all each every both few more most much many other such only own same too very just also again
    still yet ever never always often really quite bit lot now soon already because while until before after
    between through during without within s t d m ll re ve im ive id ill youre dont cant wont isnt thats
    whats lets let get gets got getting like thing things something anything everything nothing someone
    anyone everyone one ones yes yeah yep ok okay oh ah hey hi hello please thanks thank sorry well maybe
    remember remind know knew known tell told say said saying talk talked mention mentioned think thought
    mean meant going gonna wanna want wanted exactly actually currently days day time times today
    tonight call called name named happen happened happens`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber wenn als dann dass daß dies
    diese dieser dieses diesem diesen jene jener es er ihn ihm sie ihr ihre ihren ihrem ihrer wir uns unser
    unsere unseren unserem du dich dir dein deine deinen deinem deiner ich mich mir mein meine meinen meinem
    meiner wer wen wem wessen welche welcher welches welchem welchen was wann wo wohin woher warum wieso wie
    ist bin bist sind seid war waren warst wäre gewesen sein habe hab hast hat haben hatte hatten hattest
    gehabt werde wirst wird werden wurde wurden worden würde kann kannst können konnte will willst wollen
    wollte soll sollte muss musst müssen musste darf darfst dürfen mag magst möchte von in im an am auf aus
    zu zum zur bei beim mit nach über unter vor für durch gegen ohne um bis seit während zwischen nicht kein
    keine keinen keinem keiner nie mal auch nur schon noch immer wieder sehr so doch ja nein ok okay bitte
    danke hallo hi hey ach na naja eben halt eigentlich gerade jetzt bald dort da hier hin her etwas nichts
    alles alle jeder jede jedes man selbst mehr viel viele wenig ganz weil ob denn also deshalb inzwischen
    weißt weiß wissen wusste erinnerst erinnere erinnern erinnerung sag sagen sagte gesagt erzähl erzählt
    erzählen erzählte meinte gemeint denkst denke heißt heiße heißen hieß heute tag tage mal zeit ging geht
    lief läuft passiert passierte macht mache machen machst machte gemacht geworden`,
  es: `el la los las un una unos unas y e o u pero si que qué quien quién quienes cual cuál cuales cuáles
    cuando cuándo donde dónde adonde como cómo porque por para de del al a en con sin sobre entre hasta desde
    hacia ya no ni sí también tampoco muy más menos mucho mucha muchos muchas poco todo toda todos todas otro
    otra otros otras este esta esto estos estas ese esa eso esos esas aquel aquella yo tú tu tus mi mis mí me
    te se le les lo nos os él ella ellos ellas nosotros usted ustedes su sus nuestro nuestra es soy eres
    somos son era eras eran fue fui fueron ser sido siendo está estoy estás estamos están estaba estar he has
    ha hemos han había haber hay hubo voy vas va vamos van iba ir puedo puedes puede pueden quiero quieres
    quiere tengo tienes tiene tenemos tienen tenía tener hago haces hace hacen hacer hecho hizo hicimos hice
    algo nada alguien nadie algún alguna algunos cada solo sólo así aquí ahí allí ahora luego después antes
    siempre nunca casi bien mal vez veces día días hoy bueno vale ok hola gracias perdón pues entonces aún
    todavía sigo sigue sigues recuerdas recuerdo recordar acuerdas acuerdo sabes sé saber dije dijo decir dicho
    conté contado contar cuenta llamo llama llamas llaman nombre pasó pasa pasado tal cosa cosas`,
  fr: `le la les l un une des du de d et ou mais si que qu quoi qui quel quelle quels quelles quand où comment
    pourquoi parce car ce c cet cette ces ça cela ceci il ils elle elles on nous vous tu te t toi je j me m moi
    se s lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos est suis es sommes êtes sont
    étais était étaient être été ai as a avons avez ont avais avait avoir eu vais vas va allons allez vont
    aller fais fait faire faisons font peux peut pouvons pouvoir veux veut voulu dois doit faut à au aux en
    dans sur sous avec sans pour par entre chez vers depuis pendant jusque ne n pas plus moins jamais rien
    personne tout toute tous toutes autre autres même mêmes très trop peu beaucoup bien mal aussi encore
    déjà toujours souvent alors donc puis après avant ici là y oui non ok salut bonjour merci pardon bon
    quelque quelques chose choses quelqu quelquun chaque seul comme fois jour jours aujourdhui lieu
    souviens souvenir rappelles rappeler sais sait savoir dit dire dis raconté raconter parlé parler
    appelle appelles appelait nom arrivé arriver passé donné quoi quel`,
  pt: `o a os as um uma uns umas e ou mas se que quê quem qual quais quando onde aonde como porque porquê por
    para pra pro de do da dos das em no na nos nas ao aos à às com sem sobre entre até desde já não nem sim
    também muito muita muitos muitas mais menos pouco todo toda todos todas outro outra outros outras este
    esta isto esse essa isso aquele aquela eu tu você vocês ele ela eles elas nós me mim te ti lhe meu minha
    meus minhas teu tua seu sua seus suas nosso nossa dele dela deles é sou és somos são era eram fui foi
    foram ser sido está estou estás estamos estão estava estive esteve estar tenho tem temos têm tinha ter
    tive há havia haver vou vai vamos vão ia ir posso pode podem poder quero quer quis faço faz fazemos fazem
    fazer fez fiz fizemos feito algo nada alguém ninguém algum alguma alguns cada só assim aqui aí ali lá
    agora depois antes sempre nunca quase bem mal vez vezes dia dias hoje bom boa tá ok oi olá obrigado
    obrigada então ainda lembra lembras lembrar lembro sabe sabes saber sei disse dizer dito contei contou
    contar falei falar chamo chama chamas chamam nome aconteceu acontece passou passado coisa coisas`,
};

/** Splits a list of words. */
export const wordsOf = (list: string): string[] => list.split(/\s+/u).filter(Boolean);
