/** Famous people with a single name, or with two that are often written in lower case. */
export const famous =
  'rosalía|shakira|rihanna|beyoncé|adele|madonna|zendaya|drake|anitta|neymar|messi|ronaldo|stromae|angèle|macron|merkel|trump|putin|elvis|eminem|ludmilla|pelé|obama|lula|zidane|mbappé|björk|cher|dua lipa|billie eilish|taylor swift|bad bunny|the weeknd|lady gaga|ariana grande|harry styles|helene fischer|gisele bündchen';
