/** What people say they do for a living, as expressions, and the trade that it is. */
export const tradesByVerb: Readonly<Record<string, string>> = {
  'drive an? (?:delivery )?van': 'van driver',
  'drive an? (?:lorry|truck)|drive (?:lorries|trucks)': 'lorry driver',
  'drive an? bus|drive buses': 'bus driver',
  'drive an? (?:taxi|cab|minicab)|drive (?:taxis|for uber)': 'taxi driver',
  'drive an? tram|drive trams': 'tram driver',
  'drive an? train|drive trains': 'train driver',
  'deliver (?:parcels|mail|letters|post)': 'postal worker',
  'deliver (?:food|pizzas?)': 'delivery rider',
  'teach (?:at|in) an? (?:primary |secondary |high )?school|teach kids|teach children': 'teacher',
  'teach (?:maths|math|mathematics)': 'maths teacher',
  'teach (?:english)': 'English teacher',
  'teach (?:music|piano|guitar|violin)': 'music teacher',
  'teach (?:history)': 'history teacher',
  'teach (?:yoga)': 'yoga teacher',
  'cut hair|do hair': 'hairdresser',
  'fix (?:cars|bikes|engines)|repair cars': 'mechanic',
  'fix (?:computers|pcs|laptops)': 'computer technician',
  'bake (?:bread|cakes) for a living|bake for a living': 'baker',
  'clean (?:houses|offices|hotel rooms|rooms|schools)': 'cleaner',
  'paint (?:houses|walls for a living)': 'house painter',
  'write (?:code|software)': 'programmer',
  'wait tables': 'waiter',
  'tend bar|pull pints': 'bartender',
  'lay bricks': 'bricklayer',
  'sell (?:insurance)': 'insurance broker',
  'sell (?:houses)': 'estate agent',
  'grow (?:vegetables|apples|wine) for a living': 'grower',
  'stack shelves': 'shop assistant',
};

/** The trade behind what was said; null where it is none of these. */
export function tradeByVerb(said: string): string | null {
  const found = Object.entries(tradesByVerb).find(([verb]) =>
    new RegExp(`^(?:${verb})$`).test(said),
  );
  return found ? found[1] : null;
}
