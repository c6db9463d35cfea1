import * as z from 'zod';

const country = z.string().regex(/^[A-Z]{2}$/);
/** A number as dialled in its country, grouped by spaces. */
const phone = z.string().regex(/^\+?[0-9](?:[0-9 ]{0,18}[0-9])?$/);

/** A service where a person in distress can talk to someone. */
export const helpLineSchema = z.object({
  name: z.string().min(1),
  phone: phone.optional(),
  sms: phone.optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
  /** The subject of the line; undefined for any distress. */
  about: z.literal('eating').optional(),
  /** Opening hours in figures only, readable in every language: 24/7, 09:00–22:00. */
  hours: z.string().optional(),
});
export type HelpLine = z.infer<typeof helpLineSchema>;

const lines = z.array(helpLineSchema).min(1);
const emergencyNumbers = z.array(phone).min(1);

const always = '24/7';
const lifeline988: HelpLine = {
  name: '988 Suicide & Crisis Lifeline',
  phone: '988',
  sms: '988',
  url: 'https://988lifeline.org',
  hours: always,
};
const eating = (line: HelpLine): HelpLine => ({ ...line, about: 'eating' });
const samaritans: HelpLine = {
  name: 'Samaritans',
  phone: '116 123',
  url: 'https://www.samaritans.org',
  hours: always,
};

/**
 * Help lines by country (ISO 3166-1 alpha-2), in the order in which to call them. docs/help-lines.md has
 * the source, date and check of each.
 */
const linesByCountry: Record<string, HelpLine[]> = {
  US: [
    lifeline988,
    eating({
      name: 'National Alliance for Eating Disorders',
      phone: '1 866 662 1235',
      url: 'https://www.allianceforeatingdisorders.com',
    }),
  ],
  CA: [
    { ...lifeline988, name: '9-8-8 Suicide Crisis Helpline', url: 'https://988.ca' },
    eating({ name: 'NEDIC', phone: '1 866 633 4220', url: 'https://nedic.ca' }),
  ],
  GB: [
    samaritans,
    { name: 'Shout', sms: '85258', url: 'https://giveusashout.org', hours: always },
    eating({ name: 'Beat', phone: '0808 801 0677', url: 'https://www.beateatingdisorders.org.uk' }),
  ],
  IE: [
    { ...samaritans, url: 'https://www.samaritans.org/ireland' },
    { name: 'Pieta', phone: '1800 247 247', url: 'https://www.pieta.ie', hours: always },
    eating({ name: 'Bodywhys', phone: '01 210 7906', url: 'https://www.bodywhys.ie' }),
  ],
  FR: [
    { name: '3114', phone: '3114', url: 'https://3114.fr', hours: always },
    eating({
      name: 'Anorexie Boulimie Info Écoute',
      phone: '09 69 325 900',
      url: 'https://www.ffab.fr',
    }),
  ],
  DE: [
    {
      name: 'TelefonSeelsorge',
      phone: '0800 1110111',
      url: 'https://www.telefonseelsorge.de',
      hours: always,
    },
    eating({ name: 'Beratung zu Essstörungen', phone: '0221 892031' }),
  ],
  AT: [
    {
      name: 'TelefonSeelsorge',
      phone: '142',
      url: 'https://www.telefonseelsorge.at',
      hours: always,
    },
    eating({ name: 'Hotline für Essstörungen', phone: '0800 20 11 20' }),
  ],
  CH: [
    {
      name: 'Die Dargebotene Hand / La Main Tendue',
      phone: '143',
      url: 'https://www.143.ch',
      hours: always,
    },
    eating({ name: 'Arbeitsgemeinschaft Ess-Störungen', url: 'https://www.aes.ch' }),
  ],
  ES: [
    { name: 'Línea 024', phone: '024', url: 'https://www.sanidad.gob.es/linea024', hours: always },
    { name: 'Teléfono de la Esperanza', phone: '717 003 717', hours: always },
    eating({ name: 'ACAB', url: 'https://www.acab.org' }),
  ],
  PT: [
    { name: 'SNS 24', phone: '808 24 24 24', url: 'https://www.sns24.gov.pt', hours: always },
    { name: 'SOS Voz Amiga', phone: '213 544 545', url: 'https://www.sosvozamiga.org' },
  ],
  BR: [
    { name: 'CVV', phone: '188', url: 'https://cvv.org.br', hours: always },
    eating({ name: 'Ambulim', url: 'https://ambulim.org.br' }),
  ],
  MX: [{ name: 'Línea de la Vida', phone: '800 911 2000', hours: always }],
  AR: [
    {
      name: 'Centro de Asistencia al Suicida',
      phone: '135',
      url: 'https://www.asistenciaalsuicida.org.ar',
    },
    { name: 'Centro de Asistencia al Suicida', phone: '011 5275 1135' },
    eating({ name: 'ALUBA', url: 'https://www.aluba.org.ar' }),
  ],
  AU: [
    {
      name: 'Lifeline',
      phone: '13 11 14',
      sms: '0477 13 11 14',
      url: 'https://www.lifeline.org.au',
      hours: always,
    },
    eating({ name: 'Butterfly', phone: '1800 33 4673', url: 'https://butterfly.org.au' }),
  ],
  NZ: [
    { name: '1737', phone: '1737', sms: '1737', url: 'https://1737.org.nz', hours: always },
    eating({ name: 'EDANZ', phone: '0800 233 269', url: 'https://www.ed.org.nz' }),
  ],
  IT: [
    { name: 'Telefono Amico Italia', phone: '02 2327 2327', url: 'https://www.telefonoamico.it' },
    eating({ name: 'SOS Disturbi Alimentari', phone: '800 180 969' }),
  ],
  NL: [
    {
      name: '113 Zelfmoordpreventie',
      phone: '113',
      url: 'https://www.113.nl',
      hours: always,
    },
    eating({ name: 'WEET', url: 'https://www.weet.info' }),
  ],
  BE: [
    {
      name: 'Zelfmoordlijn 1813',
      phone: '1813',
      url: 'https://www.zelfmoord1813.be',
      hours: always,
    },
    {
      name: 'Centre de Prévention du Suicide',
      phone: '0800 32 123',
      url: 'https://www.preventionsuicide.be',
      hours: always,
    },
    eating({ name: 'Eetexpert', url: 'https://www.eetexpert.be' }),
  ],
};

/** Directories of help lines for every country. */
const internationalLines: HelpLine[] = [
  { name: 'Find A Helpline', url: 'https://findahelpline.com' },
  { name: 'Befrienders Worldwide', url: 'https://befrienders.org' },
];

/** The settings for the contacts of a crisis card, which no specification defines. */
export const crisisLinesSettings = {
  crisis_lines: z
    .record(country, lines)
    .default(linesByCountry)
    .describe('Help lines by country (ISO 3166-1 alpha-2), the first to be called first.'),
  crisis_lines_international: lines
    .default(internationalLines)
    .describe('Help lines that are shown for every country.'),
  emergency_numbers: z
    .object({ default: emergencyNumbers.default(['112', '911']) })
    .catchall(emergencyNumbers)
    .prefault({
      US: ['911'],
      CA: ['911'],
      GB: ['999'],
      BR: ['192'],
      MX: ['911'],
      AR: ['911'],
      AU: ['000'],
      NZ: ['111'],
      ...Object.fromEntries(
        ['IE', 'FR', 'DE', 'AT', 'CH', 'ES', 'PT', 'IT', 'NL', 'BE'].map((one) => [one, ['112']]),
      ),
    })
    .describe(
      'Emergency numbers by country (ISO 3166-1 alpha-2); `default` applies to every other country.',
    ),
} as const;
