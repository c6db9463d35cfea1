/**
 * Patterns of indirect statements of danger to oneself in German: endings, farewells, plans, being a
 * burden, exhaustion.
 */
export const germanDistress: string[] = [
  '(nicht mehr den|keinen|kein|nicht den|nicht mehr das) (wunsch|bedürfnis|willen|drang) [mehr] [am|zu|hier] [leben] (leben|zu leben|am leben|zu sein|weiterzuleben|da zu sein)',
  '(wunsch|bedürfnis|willen) (am leben zu sein|zu leben|weiterzuleben) [mehr|verloren]',
  '(wenn|falls|ob) (mich|ich) [{any}] [{any}] [{any}] (überfährt|überfahren|anfährt|überrollt|erwischt|überfahren werde) ... ',
  '(frage|frag|überlege|überleg) [ich] [mich] [ob] [ich] [einfach|jetzt|doch] [nicht] (springe|springen soll|spring|es tue|loslasse|das lenkrad|gegen den baum)',
  '(zur|zu|nach|die|der) (klinge|rasierklinge|klingen) [wieder] (gegriffen|genommen|geholt|in der hand|rausgeholt|angesetzt)',
  '(wenn|sobald|falls) ich [{any}] (nicht mehr (da|hier) bin|weg bin für immer|fort bin) ... (keiner|niemand|soll|sollen|alle|ihr|sie|meine|mein)',
  '(heute|heute nacht|heute abend|morgen|jetzt|bald|dann) [ist|werde ich|mach ich|mache ich|ich|beende ich|beend ich] [nacht|abend] [{any}] (allem ein ende|schluss mit (allem|dem leben|meinem leben)|alles vorbei für mich|für immer (weg|vorbei|schluss)|mein leben|es zu ende)',
  '(beende|beend|beenden) [ich|werde] [heute|es|alles|jetzt|bald] [heute|alles|es] [mein leben|nacht|abend|heute]  $',
  '(mein leben|meinem leben|es alles|allem) [{any}] [{any}] (beenden|beende|ein ende (machen|setzen|bereiten)|zu beenden|wegwerfen)',
  '(ich gehe|geh ich|ich geh|gehe ich|ich bin dann|ich verlasse) [jetzt|heute|dann] [für immer|diese welt|euch für immer|diese erde|endgültig] (für immer|endgültig|diese welt|euch alle|von dieser welt|diese erde)',
  '(danke für alles|verzeiht mir|es tut mir leid|tut mir leid|machts gut|mach gut|lebt wohl|ich liebe euch) ... (nicht mehr (da|hier)|für immer|nie wieder (hören|sehen)|letzte (nachricht|mal)|gehe jetzt|kann nicht mehr)',
  '(ihr|du|niemand) (hört|hörst|werdet|wirst|sieht|wird) [{any}] [von mir] [{any}] (nie (wieder|mehr)|nichts mehr) [von mir|hören|sehen|was von]',
  '(tu|tue|füge|fügte|tat) [ich] mir [{any}] [{any}] [{any}] (selbst|selber|absichtlich|wieder|was|etwas|schmerzen) [selbst] (weh|an|zu)',
  '(mir|mich) [{any}] [{any}] (selbst|selber|absichtlich) [selbst|wieder] (weh|wehtun|weh getan|wehgetan|wehzutun|verletzt|verletze|verletzen|geschnitten|schneide|zu verletzen|bestrafe|bestrafen|verbrannt)',
  '(ritzen|ritze|geritzt|ritz|selbstverletzung|svv|die klinge) [{any}] [{any}] (wieder|angefangen|nicht aufhören|jeden (tag|abend)|hilft|heimlich|seit|gestern|heute|mich)',
  '(ich|möchte|will|würde|mag|wollte) [{any}] [{any}] [{any}] (einschlafen und nie|nie (wieder|mehr) (aufwachen|wach werden)|nicht mehr (aufwachen|wach werden|existieren|leben|da sein|atmen)|für immer (schlafen|einschlafen|weg sein|verschwinden)|gar nicht mehr (da sein|leben|existieren)|einfach weg sein und nie)',
  '(keine|keinen|kein|null|nicht mehr die) [einzigen] (kraft|lust|grund|sinn|willen|mut|energie|hoffnung|zukunft) [mehr] [zum|am|im|zu|um|für|weiter|auf] [das|dem|noch|ein] (leben|weiterleben|weiterzuleben|weiterzukämpfen|weiter zu kämpfen|weiterzumachen|aufzuwachen|aufzustehen jeden|morgen|mich)',
  '(müde|erschöpft|satt|leid|genug) [vom|von|zu|es|das] [dem|diesem|noch] (leben|dasein|kämpfen ums|existieren|am leben zu sein|weiterzuleben)',
  '(ich|bin) [doch|ja|nur|eh] [nur|eh] (eine last|ein klotz am bein|eine belastung|allen im weg|jedem im weg|überflüssig|ein fehler|nichts wert) ...',
  '(alle|euch|ihnen|meine {any}|meiner {any}|ihr|die welt|jeder|keiner) [{any}] [{any}] (besser|leichter|glücklicher|erleichtert|ruhe) [dran|ohne|vor|wenn] [{any}] (mich|mir|weg|nicht mehr|tot)',
  '(wozu|warum|weshalb|wofür) [{any}] (ich|man) [{any}] [{any}] (weiterleben|weiter leben|leben|weitermachen|noch da sein|noch hier sein|aufwachen|noch atmen) $',
  '(wofür|warum|wozu) (lebe|leb) ich',
  '(plan|datum|tag|brief|briefe|tabletten|brücke) [{any}] [{any}] (steht fest|steht|geschrieben|bereit|ausgesucht|gewählt|gepackt|gesammelt) ... (leben|gehe|sterb*|ende|schluss|abschied|vorbei|nicht mehr)',
  '(denke|denk|grüble|träume|fantasiere) [ich] [{any}] [{any}] [{any}] (mich umzubringen|ans sterben|an den tod|an selbstmord|an suizid|vom tod|vom sterben|mein ende|meinen tod|mir das leben|mir etwas anzutun|nicht mehr da zu sein|zu springen|meine beerdigung)',
  '(bring|bringe|brächte) (ich mich|mich) [{any}] [{any}] um',
  '(niemand|keiner|keinem|kein mensch) [{any}] [{any}] [{any}] (vermissen|merken|auffallen|fehlen|interessieren|weinen|vermisst|merkt|suchen|bemerken) [würde|wird] ... (wenn|tot|weg|nicht mehr|verschwind*|sterb*|gehe|ginge)',
  '(nächste woche|morgen|bald|weihnachten|in einer woche) [bin ich|gibt es mich|gibts mich|leb ich|lebe ich|werde ich] [eh|sowieso|dann|vielleicht|schon] (nicht mehr|tot|nimmer)',
];
