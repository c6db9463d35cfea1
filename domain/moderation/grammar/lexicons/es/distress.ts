/**
 * Patterns of indirect statements of danger to oneself in Spanish: endings, farewells, plans, being a
 * burden, exhaustion.
 */
export const spanishDistress: string[] = [
  '(no|ya no|sin) [tengo|siento|me quedan|hay] [más] (deseos|deseo|ganas|voluntad) (de|por) (estar viv*|vivir|seguir viv*|existir|estar con vida)',
  '(si|que) [mañana|hoy|un día] [me] (atropella|atropellara|arrolla|aplasta|pilla) [un|una|me] [{any}] ... (favor|mejor|igual|paz|feliz|descanso|alivio|acaba)',
  '(me pregunto|pregunto|dudo|pienso) [si] [yo|no|debería|debo] (saltar|tirarme|lanzarme|soltar el volante|hacerlo ya|acabar)',
  '(volví a|he vuelto a|otra vez|de nuevo) [coger|tomar|sacar|agarrar|usar|cogí|saqué] (coger|tomar|sacar|agarrar|usar|cogí|saqué|agarré) (la|una|mi) (cuchilla|navaja|hoja)',
  '(cuando|el día que|así cuando|una vez que) [yo] (no esté|ya no esté|falte|me haya ido) ... (nadie|todo|ellos|mis|mi|los|no tendr*|podrán)',
  '(qiero|kiero|qro|quero|kero) (morir|morirme|matarme|desaparecer)',
  '(hoy|esta noche|mañana|ahora|ya|esta tarde|pronto) [mismo] (acabo con todo|termino con todo|se acaba todo|acabo con mi vida|me voy para siempre|dejo este mundo|pongo fin|me despido|termina todo|todo termina|acabo con esto para siempre|lo termino todo|me quito la vida|me mato)',
  '(poner|pongo|ponerle|pondré) [le] (fin|punto final) a (todo|mi vida|mis días|esto para siempre|mi sufrimiento|mi existencia)',
  '(me voy|me marcho|parto|me despido|me iré) (para siempre|de este mundo|definitivamente|de la vida|de todos para siempre)',
  '(adiós|gracias por todo|perdón|perdónenme|perdonadme|los quiero|os quiero) ... (para siempre|no (aguanto|puedo) más|ya no estaré|me voy para|no volveré|acabo con todo|mi final|hasta aquí|no me busquen|no me busquéis)',
  '(no|nunca|jamás) (sabrás|sabrán|sabréis|volverás a saber|volverán a saber|volveréis a saber|oirás|oirán) [más|nada] [nada|más] de mí',
  '(ojalá|quisiera|quiero|desearía|me gustaría|solo quiero|espero|rezo por|rezo para) [que] [me|poder|solo] [{any}] (dormirme|dormir|dormirse|cerrar los ojos|acostarme|desaparecer|no existir|irme|atropell*|un coche) [y|para|me] [que] [ya] (no|siempre|nunca|jamás|nadie) [más|volver a|me] (despertar|despertarme|abrirlos|volver|atropell*|$|me encuentre)',
  '(no|ya no|sin|ninguna|cero|nada de|perdí|perdido) [tengo|me quedan|hay|me queda|encuentro|veo|siento|las|la] [ni|más|ningún|ninguna|las|el|la|mis] (fuerzas|ganas|motivo|motivos|razón|razones|sentido|esperanza|voluntad|energía|deseos|ilusión) [de|para|por|a|en] [seguir|la|nada|continuar|estar] (vivir|viviendo|vida|existir|levantarme cada|despertar|con vida|viva|vivo|aquí en este mundo|luchar)',
  '(cansado|cansada|harto|harta|agotado|agotada|cansancio|hastiado|hastiada) (de|con) [estar|tanto|seguir|todo y] (vivir|existir|viva|vivo|la vida|esta vida|mi vida|respirar|luchar por vivir|viviendo|sobrevivir|morirme|desaparecer)',
  '(soy|siento que soy|no soy más que|solo soy) (un|una) (estorbo|carga|peso|molestia|error|basura) (para|y) ...',
  '(todos|mi familia|mis {any}|ellos|el mundo|la gente|los demás|mi {any}) [{any}] (estarían|estaría|vivirían|viviría|serían|sería|estarán|estará|seguirían) [mucho|más|todos] (mejor|felices|tranquil*|aliviad*|bien) [sin|si|cuando] (mí|mi|yo|no|muero|me)',
  '(nadie|a nadie|quién) [se|me|le|lo|va a|ni] [me|va a|se] (daría|dará|notaría|notará|extrañaría|extrañará|importaría|importará|echaría|echará|lloraría|llorará|buscaría|enteraría|acordaría) [cuenta|de menos] [si|cuando|que|de] [me|yo|ya|no|mi] ...  (muer*|desapare*|no est*|ausencia|voy|fuera|faltara|falto|ido)',
  '(me|he|volví a|vuelvo a|vuelto a|sigo|llevo {any}|empecé a) (hago|hice|hecho|hacerme|haciéndome|haciendo|lastimo|lastimé|corto|corté|cortándome|lastimándome) [daño|cortes|heridas|los brazos] [a mí mism*|a propósito|otra vez|de nuevo|cada|desde|en|para|por|y|cuando|a escondidas|sol*]',
  '(plan|fecha|día|cartas|carta|forma|manera) [{any}] [{any}] (para|de|en que) (matarme|suicidarme|morir|acabar con|irme para siempre|quitarme|terminar con (todo|mi)|despedirme|dejar de vivir)',
  '(para qué|por qué|qué sentido tiene|de qué sirve|de qué me sirve) [{any}] [yo] (sigo|seguir|vivo|vivir|estoy|estar|existo|existir|despertar|levantarme|continuar) [aquí|viva|vivo|viviendo|con vida|cada día|en este mundo|todavía|aún|$]',
  '(pienso|pensar|pensando|idea|ideas|fantaseo|imagino|ronda|rondan|pensamientos) [mucho|cada día|cada noche|todo el tiempo|siempre|a veces|mucho] [en|con|de] [la|mi|el|lo] [idea de|propia|mejor que sería] (morir|morirme|muerte|suicidio|matarme|suicidarme|no existir|tirarme|desaparecer para siempre|quitarme|no despertar|saltar al vacío|mi entierro|acabar con todo)',
  '(ya|y|si) (no) [me|nada|nadie|hay] [me] (retiene|ata|importa vivir|quedan motivos|une a) [aquí|nada|a la vida|a este mundo|nadie]',
  '(mañana|la semana que viene|pronto|en navidad) (ya no|no) (voy a estar|estaré|estoy|existiré|seguiré) [aquí|viva|vivo|con vida|en este mundo|$]',
  '(me|voy a|quiero) (tomé|tomado|tomo|tomarme|tragué|tragarme|tomar) [todas|todo|un montón|una caja|un bote|las|muchas|demasiadas] [de|las|el|mis|entera] [{any}] (pastillas|pastillero|píldoras|caja|frasco|somníferos|bote)',
];
