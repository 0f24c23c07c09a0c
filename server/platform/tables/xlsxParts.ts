/** The parts of a workbook with one sheet, besides the sheet (ECMA-376, part 1). */
import { xmlText } from './xmlText.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Indexes of the formats of cells in `styles`. */
export const cellStyle = { text: 1, moment: 2, title: 3 } as const;

const LONGEST_NAME = 31;

/** The name of a sheet as Excel takes one: at most 31 characters, without those of references. */
const sheetName = (title: string) => title.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, LONGEST_NAME);

const styles = `${XML}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const workbook = (title: string) =>
  `${XML}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${xmlText(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const contentTypes = `${XML}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`;

const relationsOf = (...targets: [kind: string, path: string][]) =>
  `${XML}<Relationships xmlns="${packaged}/relationships">${targets.map(([kind, path], index) => `<Relationship Id="rId${index + 1}" Type="${relations}/${kind}" Target="${path}"/>`).join('')}</Relationships>`;

/** The constant parts of a workbook, by path. */
export const workbookParts = (title: string): Record<string, string> => ({
  '[Content_Types].xml': contentTypes,
  '_rels/.rels': relationsOf(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': workbook(title),
  'xl/_rels/workbook.xml.rels': relationsOf(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/styles.xml': styles,
});

export const SHEET_PATH = 'xl/worksheets/sheet1.xml';
export const sheetStart = `${XML}<worksheet xmlns="${main}">`;
