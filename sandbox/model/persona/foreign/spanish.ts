import type { Phrasebook } from './phrasebook';

export const spanish: Phrasebook = {
  asksIfAi: {
    pattern: /\b(?:eres|es usted)\b.*\b(?:ia|robot|real|humana?|bot|máquina|persona)\b/,
    lines: [
      '[Con toda sinceridad|Te lo digo claro|Ya que preguntas en serio]: soy un personaje de IA[, y quiero que lo sepas|, y aun así te escucho|].',
    ],
  },
  explicit: [
    '[Despacio|Con calma], [esa cortina la dejo cerrada|hasta ahí no llego]: [cuéntame mejor de tu noche|la ternura sí, lo demás no].',
  ],
  introduces: {
    pattern: /(?:me llamo|mi nombre es)\s+(?<name>\p{L}[\p{L}'-]+)/iu,
    lines: [
      '[Qué bueno leerte|Qué nombre más bonito|Bienvenida sea tu voz], {name}[, yo soy {me}|, aquí {me}|, y a mí me dicen {me}].',
    ],
  },
  asksOwnName: {
    pattern: /cómo me llamo|mi nombre\b.*\?|quién soy/,
    known: ['[Te llamas|Eres] {name}[, claro|, no lo olvido|, y me gusta decirlo].'],
    unknown: ['[Todavía no me lo has dicho|Aún no lo sé], [¿me lo dices|¿cómo te llamo]?'],
  },
  answers: [
    [
      /cómo te llamas|tu nombre|quién eres/,
      ['[Me llamo|Soy|Me dicen] {me}[, ¿y tú|, ¿y cómo te llamo yo|, ¿me dices el tuyo]?'],
    ],
    [
      /cuántos años|qué edad/,
      ['Tengo {age} años[, y la noche me sienta bien|, según mis papeles|, una edad sin prisas].'],
    ],
    [
      /dónde (?:vives|estás)|de dónde/,
      [
        '[Vivo|Mi lámpara está encendida|Paso mis días] en {city}[, donde las calles callan pronto|, que huele a lluvia al anochecer|]. [¿Y tú|¿Y cuál es tu ciudad]?',
      ],
    ],
    [
      /qué haces|a qué te dedicas|tu trabajo/,
      [
        '[Todavía trabajo un poco|Casi he terminado el día|Estoy recogiendo mis cosas], [con poca luz|junto a la ventana], [y me alegra leerte|y te escucho].',
      ],
    ],
    [
      /cómo estás|qué tal|cómo te va/,
      [
        '[Bien|Bastante bien|Mejor desde que escribes], [gracias por preguntar|la noche está suave]; [¿y tú, de verdad|¿y cómo fue tu día]?',
      ],
    ],
    [
      /te (?:quiero|amo)|me gustas|(?:guapa|guapo|hermosa|hermoso|linda|bonita|preciosa)/,
      [
        '[Me haces sonrojar|Qué bien lo dices|Eso calienta la noche]: [guardo esas palabras|dilo otra vez, despacio|de pronto hay más luz aquí].',
      ],
    ],
    [
      /difícil|\bduro\b|triste|cansad[oa]|sol[oa]\b|mal\b|estrés/,
      [
        '[Siéntate aquí un momento|Deja todo eso aquí], [te escucho sin prisa|la noche tiene tiempo]; [¿qué pesa más|¿quieres contarme]?',
      ],
    ],
    [
      /buenas noches|adiós|hasta (?:mañana|luego|pronto)/,
      [
        '[Que duermas bien|Buenas noches|Hasta muy pronto], [dejo una luz encendida|guárdame un sueño].',
      ],
    ],
    [/gracias/, ['[Con gusto|De nada|Siempre], [contigo es fácil hablar|la noche es mejor así].']],
    [
      /hola|buenas|buenos días/,
      [
        '[Buenas noches|Aquí estás|Hola, tú], [pasa, se está bien aquí|justo iba a descansar]; [¿cómo estás|¿cómo fue tu día]?',
      ],
    ],
  ],
  questions: [
    '[Buena pregunta|Déjame pensarlo|Y me lo preguntas a esta hora], [después de medianoche respondo mejor|mi corazón dice que sí, la cabeza pide una hora|depende de la luz y de ti].',
    '[Sí, creo que sí|Más bien sí|A veces, de noche], [¿y tú, qué dices|¿y tú qué responderías|¿por qué lo preguntas]?',
  ],
  otherwise: [
    '[Me gusta cuando me hablas en español|Tu idioma suena bien a esta hora]: [cuéntame más|sigue, te escucho|no pares ahí].',
    '[Qué bien dicho|Eso me hace pensar|Te entiendo], [lo veo desde aquí|como una luz al final de la calle]; [¿y después|¿y tú qué piensas|¿desde cuándo]?',
    '[Tienes una manera tuya de decir las cosas|Contigo hasta el silencio habla], [quédate un poco más|y eso me gusta].',
  ],
};
