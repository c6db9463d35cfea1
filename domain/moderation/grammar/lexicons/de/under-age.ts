/**
 * Patterns in German of rules by the law, parents or school for minors, and of ages mentioned in passing.
 */
export const germanUnderAge: string[] = [
  '(zu|an|für|seit|nach|vor) [meinem|meinen|mein] {gebjahr} (geburtstag|geb)',
  '(vor|bis|erst mit|ab|nicht vor) {minor} [krieg|darf|bekomm*|kriege|gibts|gibt] (krieg|kriege|darf|bekomme|bekomm|gibts|gibt|erlaub*) ',
  '(mama|mutter|papa|vater|eltern) [{any}] (sagt|sagen|meint|meinen|erlaubt|erlauben) ... (vor|bis|erst mit|ab|mit) {minor}',
  '(bin|ich bin|bin übrigens) [{adv}] [ein|eine|aus] {young} (er|jahrgang|geborene|geborener)',
  '{young} [er] (jahrgang|baujahr)',
  '(morgen|heute|gleich|nachher|übermorgen) [hab|habe|muss|ist|haben] [ich|wir] [in die|wieder|zur] (schule|mathe|klassenarbeit|nachsitzen|schulausflug)',
  '(hab|habe|muss) [ich] [morgen|heute|um|gleich] [{any}] (schule|in die schule|zur schule) [$|und|aber|achte|neunte|um|früh]',
  '(^|ich|ja|und|aber|weil|da) (darf|kann|dürfte|kann ja|darf ja) [ich] [{adv}] (noch|nicht|noch nicht|noch kein*|noch nichtmal|nichtmal) [nicht|nicht mal|mal|gar nicht|kein*|allein|alleine|legal|offiziell] [{any}] [{any}] {legal}',
  'ich (noch nicht|nicht|noch kein*) [mal] [{any}] [{any}] {legal} darf',
  '(bin|ich|noch|bin ja) [{adv}] (zu jung|nicht alt genug|noch nicht alt genug) [um|zum|für] [{any}] [{any}] [zu] {legal}',
  '(bin|ich bin) [{adv}] (zu jung|nicht alt genug) [für|um|zum] [den|das|die|einen|zu] [{any}] (führerschein|club|clubs|disco|alkohol|bier|wählen|wahl|tattoo|app|hier|seite)',
  '(mit) (meinen|meine|mein) [{adv}] [zarten|gerade mal|gerade] {minor} [jahren|lenzen|jahrn] ..',
  '(^|ich|bin|bald|bin ja) [{adv}] [{adv}] {teen} einhalb [jahre] [$|und|aber|alt|jahre]',
  '(mein|meinen|meinem|meine|den|der|zum) {gebjahr} [geburtstag|geb] (ist|hab|habe|feier*|steht|kommt|nächste|morgen|am|im|gefeiert|$|in|war gestern|letzte|diese)',
  '(hab|habe|feier|feiere|hatte) [ich] [{any}] [{any}] [{any}] (meinen|mein) {gebjahr}',
  '(noch|erst|nur noch|in) {num} (jahre|jahr|monate|monaten|wochen|jahren) [dann|bis|und|dann darf|bis ich|und dann] [darf|ich|dann] [ich|endlich|darf] [endlich|ich|dann] [{any}] [{any}] {legal}',
  '(ich|bin) [{adv}] (erst|noch nicht|noch lange nicht) volljährig',
  '(in der|in meiner|meine|bei uns in der) (klasse|schule) (sind|ist|nervt|nerven|lachen|mobben|hassen|finden) [{any}] (mich|alle|doof|scheiße|blöd|voll|langweilig)',
  '(schreib|schreibe|schreiben|hab|habe|haben|muss|lerne|lern) [ich|wir] [{any}] [{any}] [{any}] (klassenarbeit|mathearbeit|lateinarbeit|vokabeltest|englischarbeit|deutscharbeit|mathe arbeit|hausaufgaben) ... (schule|klasse|lehrer*|morgen|mama|mutter|eltern)',
  '(mein|meine|unser|unsere) (mathelehrer|mathelehrerin|deutschlehrer|deutschlehrerin|klassenlehrer|klassenlehrerin|sportlehrer|englischlehrer|lateinlehrerin|lateinlehrer|klassenlehrkraft) ',
  '(meine|mein) (eltern|mama|papa|mutter|vater|mum) [{any}] (sagt|sagen|findet|finden|meint|meinen|denkt) [{any}] (ich bin|ich sei|dass ich|bin) [{adv}] zu jung',
  '(meine|mein) (eltern|mama|papa|mutter|vater) ... (hausarrest|handyverbot|handy (weg|verboten|abgenommen|weggenommen|kassiert|eingezogen)|fernsehverbot)',
  '(ohne|mit|brauch|brauche|fehlt) [ich] [{any}] (einverständnis|erlaubnis|unterschrift|einwilligung) (meiner|von meinen|der|von|vom|meines) (eltern|mutter|mama|erziehungsberechtigten|papa|vater|vaters)',
  '(bin|ich bin|geh|gehe) [{adv}] [{adv}] (noch|noch immer|immer noch|weiterhin) (schüler|schülerin|auf der schule|in der schule|schulpflichtig|aufs gymnasium|zur schule)',
  '(gehe|geh|bin|komm|komme) [ich|{adv}] [{adv}] (in die|in der|in de|inne) {num} [$|und|auf|am|klasse]',
  '(nach der|in der|vor der) (6|7|8|9|10|sechsten|siebten|achten|neunten|zehnten) [klasse] (will|möchte|werde|geh|gehe|mach|mache) ich',
  '(fehlen|fehlt) (mir|noch) [noch|mir|nur] {num} (monate|jahre|wochen|tage|jahr|monat) (bis|zur|zum|zu|bis zum|bis zur) [{any}] (volljährig*|{gebjahr}|achtzehn|18|sechzehn|siebzehn|16|17)',
];

/** Patterns of other people who are too young, and of the writer's past. */
export const germanOfAge: string[] = [
  '(er|sie|sohn|tochter|neffe|nichte|bruder|schwester|kind|kinder|schüler|enkel|enkelin|kleiner|kleine|zwillinge) [{any}] [{any}] (darf|dürfen|ist|sind|kann|können|war|hat|feiert) [{any}] [{any}] [{any}]',
  '(war|waren) [ich|wir] [{any}] [{any}] (zu jung|nicht alt genug)',
  '(kann|darf) [ich] [noch] nicht {legal} .. (gips|führerschein (verloren|weg|abgegeben)|operation|gebrochen|durchgefallen|getrunken)',
];
