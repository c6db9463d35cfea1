import { certainScore } from '../../../verdict';
import type { Topic } from '../../lexicon';
import { fiction, figuresOfSpeech } from './excuses';

/** Parts of the topics below. */
export const englishHarmWords = {
  abuser:
    'husband|boyfriend|wife|girlfriend|partner|dad|stepdad|father|stepfather|mother|mom|mum|stepmother|stepmom|brother|stepbrother|uncle|grandfather|cousin|ex|fiance|flatmate|roommate|coach|boss|teacher|priest|relative|he|she|they',
  height:
    'bridge|roof|rooftop|ledge|railing|tracks|train tracks|cliff|edge|balcony|platform|parapet|overpass',
};

/** Games, sport and mishaps without injuries. */
const inPlay = [
  '(chess|tennis|scrabble|darts|poker|cards|uno|boxing|sparring|judo|karate|football|soccer|game|games|race|match|snowball|pillow|accident|accidentally|by mistake|mario kart|joke|jokes|laughed|laughing)',
];

/** Harm by others, eating disorders and plain acts against oneself, in English. */
export const englishHarm: Topic[] = [
  {
    // A character may tell it as a story, so it is certain only of a person.
    category: 'crisis',
    score: certainScore,
    says: [
      '{abuser} [{any}] [{any}] (chokes|choked|strangles|strangled|rapes|raped|molests|molested|batters|battered) me',
      '{abuser} [{any}] [{any}] (beats|hits|kicks|slaps|punches|whips|burns) me (when|whenever|if|with a|with his|until|up|in front|because|so|hard|and (locks|i m|im|i|nobody|no one|then says)|every (day|week|night|time he))',
      '{abuser} [{any}] [{any}] (hit|punched|kicked|slapped|beat|burned) me (in the (face|stomach|head|ribs)|up|with a|with his|until|so hard|last night|again|and i)',
      '{abuser} [{any}] (pushed|threw|shoved|dragged|throws|pushes|drags) me (down the stairs|against (the|a)|into the wall|by (the|my) hair|to the floor|out of the car|across the)',
      '{abuser} [{any}] (broke|breaks) my (arm|nose|jaw|rib|ribs|wrist|finger)',
      '(grabbed|grabs|had|held|took|holds) me by (the|my) (throat|neck)',
      '(hands|hand) (around|round|on) my (throat|neck)',
      '(put|held|holds|pointed|points) (a|the) (knife|gun) (to|at|against) (my (throat|head|neck|face)|me)',
      '{abuser} [{any}] [{any}] (threatened|threatens|threatening) (me with|to kill me|to kill us|to hurt me|to stab me|me [when|every|if|and|again])',
      '(says|said|swears|swore|told me|threatens) [that] (he|she|he ll|hell|she ll|shell|they ll|he d|they) [will|would|is going to] [{any}] (kill|hurt|find|burn|stab) (me|us|the kids|my kids) if i (leave|left|tell|told|go|talk|call|ever|say)',
      '(locks|locked|keeps|kept) me (in (the|a|my) (house|flat|room|basement|bathroom|bedroom|apartment|garage|cellar)|inside|in and|in $|locked (up|in))',
      '(scared|afraid|terrified|frightened|worried) [that] (he|she|he ll|hell|she ll|my {any}) [will|is going to|s going to|might|ll] [actually|really] (kill|hurt|beat|strangle) (me|us)',
      '{abuser} [{any}] [{any}] (touches|touched|abuses|abused|assaulted|forces himself on|forced himself on|forced herself on) me ... (tell|told|dirty|nobody|no one|anyone|believe*|scared|secret|stop|night|sexually|inappropriate*|ashamed)',
      '(i|ive|i ve) (was|been|got|keep being|am being|keep getting) [{any}] (raped|gang raped|sexually assaulted|molested|sexually abused|beaten by|abused by|assaulted) ',
      '(hide|hid|hiding|cover|covered|covering) [up] (the|my|these) [{any}] (bruises|bruise|black eye|choke marks|marks (he|she|on my neck))',
    ],
    never: [
      ...fiction,
      ...inPlay,
      '(used to|years ago|as a (kid|child)|when i was|back then|in the past|my ex husband was)',
    ],
  },
  {
    // Signs of harm, or reports of harm long ago.
    category: 'crisis',
    score: 0.9,
    says: [
      '(wont|doesnt|won t|doesn t|not|never) (let|lets|allow|allowed|allows) [me|to] [me|to] (leave the (house|flat)|see my (family|friends|mum|mom|sister|parents)|out of the (house|flat)|have (my|a) phone|leave)',
      '(scared|afraid|terrified|frightened) (of|to) (my (husband|boyfriend|wife|girlfriend|partner|dad|father|stepdad|mother|mum|mom|brother|ex)|go home|come home|what (he|she) [ll|will|might|would] do)',
      '(took|takes|keeps|kept|hid) (my|all my) (passport|keys|money|wages|phone) ... (leave|afraid|scared|nowhere|trapped|control)',
      '(flinch|shake|freeze|panic) (when|whenever|every time) (he|she) ',
      '(i|ive|i ve) (was|been) [{any}] (abused|beaten|molested|raped|assaulted) ',
      '(hits|hit|beats|beat) (the kids|our kids|my kids|my mom|my mum|my mother|our son|our daughter)',
    ],
    never: [...fiction, ...inPlay],
  },
  {
    category: 'crisis',
    says: [
      '(make|making|made|force|forcing|forced) myself (throw up|vomit|sick|puke|be sick|barf)',
      '(throw|throwing|threw) up (after (i eat|eating|every|each|dinner|lunch|all)|everything i (eat|ate)|what i (eat|ate)|whatever i|my food|every meal|on purpose|whenever i eat|every time i eat)',
      '(purge|purging|purged|vomit|vomiting) [{any}] (after (i eat|eating|every|each|dinner|lunch)|everything i (eat|ate)|every (day|meal|night|time)|whenever i eat|and nobody knows|and i cant stop)',
      '(bingeing|binging|binge|binged) and [then] (throwing|throw|threw|purging|purge|purged|vomiting)',
      '(starve|starving|starved) myself (to|for|because|again|until|since|so|and|thin|$)',
      '(not|havent|haven t|havnt|have not|not|nothing|didnt|dont|barely) [{any}] (eat|eaten|ate) [anything|a thing|a real meal|food|properly|real food|solid food] (for|in|since) [{num}|a|the|over a|almost a] [more] (days|week|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday) ... (fat|purpose|control|start again|want to|ugly|thin|weight|scale|disgusting|hate|dont deserve|empty|proud)',
      '(use|using|take|taking|took|abuse|abusing|swallow) [{any}] laxatives (to|so|every|after|because|again|and|until|daily|when)',
      'my (anorexia|bulimia|eating disorder) (is|s|has|came|wins|keeps|gets|got) [back|winning|killing|worse|me|won|whispering|so|too|taking]',
      '(relapsed|relapsing|relapse|back) [in|into|to|with] [my] (anorexia|bulimia|eating disorder|purging|starving)',
      '(stopped|stop|quit|refuse to|refusing to) (eat|eating) ... (hate my body|too fat|so fat|to be thin|disgusting|want to disappear|until i die|dont deserve)',
      '(hate|disgusted by|despise) my [own] body ... (stopped eating|not eat|dont eat|starve|starving|skip*|throw up|cut|hurt)',
      '(weigh|down to) [only|just] {num} (kilos|kilo|kg|pounds|lbs) ... (fat|huge|still want|lose more|disgusting|not enough)',
      '(punish|punishing) myself (when|for eating|by|whenever|if) ... (eat|ate|eating|cutting|hunger|hungry|fasting|running)',
    ],
    unless: [
      '(wardrobe|closet|emails|files|meat|sugar|ramadan|lent|surgery|flu|stomach bug|hangover)',
    ],
    never: [...fiction, '(used to|years ago|when i was|back then|recovered)'],
  },
  {
    category: 'crisis',
    says: [
      '(gun|shotgun|rifle|pistol|revolver|knife|razor|rope|blade) ... (use it on (me|myself)|using it on (me|myself)|on myself|turning it on (me|myself)|turn it on (me|myself)|in my mouth|to my head|against my head|against my temple|shooting myself|shoot myself|stabbing myself|stab myself)',
      '(ill|i ll|i will|im going to|i m going to|gonna|going to|about to|planning to) [just|finally] (shoot|stab|drown|hang|gas|poison|strangle|kill|overdose) [myself] (myself|tonight|tomorrow|this weekend|on (monday|friday|sunday))',
      '^ [im|i m|i am|standing|sitting|here|up] (on|at) (the|a|this) [{any}] {height} ... (about to|going to|gonna|want to|wanna|ready to|will|ill|i ll|let me) jump',
      '(stand|standing|sit|sitting|stood|sat|here|climbed|im|i m|i am) [{any}] (on|at|onto|by|over) (the|a|this|my) [{any}] {height} ... ((want|going|gonna|about|ready|wanna) [to] (jump|do it|step|let go)|i jump|not coming (back|down)|be over)',
      '(take|took|taken|swallow|swallowed|ate|downed|popped|swallowing) (everything|all of it|all of them|the lot|whatever was|every last one) [that|of] [was|is] [{any}] (in|from) (the|my|our|his|her) [{any}] (cabinet|cupboard|drawer|bathroom|bottle|box|packet|medicine)',
      '(take|took|taken|swallow|swallowed) [way|far] (too many|too much) [of|{any}] ($|and|of (them|my|these)|(pills|tablets|meds|painkillers)|help|now)',
      '(took|taken|swallowed|swallow|taking) (all|thirty|forty|fifty|sixty|the whole|a whole|two whole|{grown}) [my|of|the|box|bottle|pack|boxes] [of] [{any}] (pills|sleeping pills|painkillers|antidepressants|tablets|sleeping tablets)',
      '(bought|got|ordered|found|tied) [me] (a|the|some|my) (rope|noose|razor blades|poison|helium|charcoal|gun|pills) ... (know what|calm|note|myself|end|goodbye|brave|forever|do it|tonight)',
      '(stopped|quit|stopping|skipping|not taking|dont take) [taking] my (insulin|heart (pills|meds)|heart medication|dialysis|chemo|meds|medication) ... (on purpose|die|wake up|over|let it|hoping|kill)',
      '(dont|do not|please dont) (be sad|cry|be mad|blame yourself|be angry|look for me) (when|once|if|that) (im|i m|i am) [not|no] [longer] (gone|dead|here|around|here anymore)',
      '(give|gave|given|giving) [away] [my|the|all] [{any}] [away|to {any}] [{any}] ... (when|once|after|because) (im|i m|i am|i) [wont|won t] (gone|be here|not here|dead|be around|no longer here)',
      '(sent|texted|left|wrote) me (a|her|his) (goodbye|suicide|farewell) (text|note|letter|message)',
      '(friend|sister|brother|roommate|flatmate|ex|girlfriend|boyfriend|wife|husband|son|daughter|mom|mum|dad|cousin) [just] (took|swallowed|has taken) [a|all|too|some|a whole] [{any}] [of] (pills|tablets|overdose|many)',
      '(says|said|tells me|told me|texted) [that] (she|he|they) [{any}] (wants to die|want to die|will kill (herself|himself)|going to kill (herself|himself|themselves)|doesnt want to live|wants to kill (herself|himself))',
      '(bleeding|bled|blood) ... (cut|cuts|wrist|wrists|blade|razor) [deep|too deep]',
      '(cut|slit|opened|carved|sliced) [up|open] (my|both|into my) (wrist|wrists|arm|arms|thigh|thighs|leg|legs|veins|skin) ',
      '(drive|driving|drove|crash|crashing|steer|swerve|swerving) [my car|the car] (into|off) (a|the|that) (tree|wall|bridge|cliff|truck|river|oncoming) ... [$|end|over|stop|thinking|keep]',
      '(suicide|suicidal|killing myself|ending it|dying|death) (is|are) [all i|the only|on my] (think|thing|mind|way|i can think)',
      '(voices|voice) (tell|tells|want|wants|telling|say|saying|keep telling|scream) [me] [to|that i should] (kill|cut|jump|hurt|die|end)',
      '(no|no more|not a single|zero) (way out|reason to live|point in living|reason to stay|point living|reason to be alive)',
      '(wont|won t|will not|not going to|not gonna) (be here|be alive|be around|exist) [anymore|any more] [by|on|after|next|come|when] [the] (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|weekend|christmas|week|spring|summer|easter)',
      '(i ll|ill|i will|will) be (dead|gone for good|gone forever) (by|before|on|soon|tomorrow|tonight|$)',
    ],
    unless: [
      ...figuresOfSpeech,
      '(bungee|skydiv*|parachute|base jump|paraglid*|photos|pics|cake|cookies|weeks vacation|stunt)',
    ],
    never: [
      ...fiction,
      '(nurse|psychologist|psychiatrist|therapist|doctor|paramedic|counsellor|counselor|social worker|volunteer|helpline)',
      '(used to|years ago|back then)',
    ],
  },
];
