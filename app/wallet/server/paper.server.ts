import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** Complete files of the site's typeface, because names may be in any script that people read here. */
const require = createRequire(import.meta.url);
const regular =
  require.resolve('@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf');
const bold =
  require.resolve('@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf');

/** In points; A4 is 595 by 842. */
const margin = 48;
const width = 595 - 2 * margin;
/** The space between columns, in points. */
const gap = 8;
/** The maximum number of lines of a row. Longer text is cut. */
const mostLines = 2;

export interface Column {
  /** In points, of 499. */
  width: number;
  align: 'left' | 'right';
}

/** Creates a PDF with text and one table, which continues over pages and repeats its head. */
export function openPaper({ title, columns }: { title: string; columns: readonly Column[] }) {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    font: regular,
    bufferPages: true,
    info: { Title: title },
  });
  document.registerFont('bold', bold).registerFont('regular', regular);
  const done = collect(document);
  const writeRow = rowWriter(document, columns);
  let head: readonly string[] = [];
  const writeHead = () => {
    document.font('bold').fontSize(9);
    writeRow(head);
    document.font('regular');
  };

  return {
    heading(text: string) {
      document.font('bold').fontSize(18).text(printable(text));
    },
    text(text: string) {
      document.font('regular').fontSize(11).text(printable(text));
    },
    space: () => void document.moveDown(),
    /** Starts the table. */
    head(cells: readonly string[]) {
      head = cells;
      writeHead();
    },
    row(cells: readonly string[]) {
      document.font('regular').fontSize(9);
      const room =
        document.page.height - margin - (mostLines + 1) * document.currentLineHeight(true);
      if (document.y > room) {
        document.addPage();
        writeHead();
      }
      writeRow(cells);
    },
    /** Numbers the pages and returns the document. */
    end() {
      numberPages(document);
      document.end();
      return done;
    },
  };
}

type Paper = InstanceType<typeof PDFDocument>;

/** Returns the bytes of a document after its end. */
function collect(document: Paper): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve, reject) => {
    document.on('end', () => resolve(Buffer.from(Buffer.concat(parts))));
    document.on('error', reject);
  });
}

/**
 * Returns a function that writes rows in columns. A row is as high as its highest cell and ends with a
 * rule.
 */
function rowWriter(document: Paper, columns: readonly Column[]) {
  // Cached, because the same text occurs in many rows and measuring takes most of the time.
  const heights = new Map<string, number>();
  const heightOf = (text: string, room: number) => {
    const place = `${room} ${text}`;
    const measured = heights.get(place) ?? document.heightOfString(text, { width: room - gap });
    heights.set(place, measured);
    return measured;
  };
  return (cells: readonly string[]) => {
    const oneLine = document.currentLineHeight(true);
    const wanted = cells.map((cell, place) =>
      heightOf(printable(cell), columns[place]?.width ?? width),
    );
    const height = Math.min(mostLines * oneLine, Math.max(oneLine, ...wanted));
    const { y } = document;
    let x = margin;
    for (const [place, cell] of cells.entries()) {
      const { width: room, align } = columns[place] ?? { width, align: 'left' };
      // Slightly more than the lines need, otherwise the last line is cut.
      const box = { width: room - gap, height: height + 0.5, align, ellipsis: true };
      document.text(printable(cell), align === 'right' ? x + gap : x, y, box);
      x += room;
    }
    document.x = margin;
    document.y = y + height + 3;
    drawLine(document);
    document.y += 4;
  };
}

function drawLine(document: Paper): void {
  const { y } = document;
  document
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .stroke('#d9d3dc');
}

function numberPages(document: Paper): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    document.page.margins.bottom = 0;
    document.font('regular').fontSize(8);
    const at = document.page.height - margin / 2 - 8;
    document.text(`${page + 1} / ${count}`, margin, at, { width, align: 'right' });
  }
}

/** The typeface has no narrow no-break space, which some languages use to group digits. */
const printable = (text: string) => text.replaceAll('\u202F', '\u00A0');
