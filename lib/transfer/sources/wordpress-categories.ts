/** Names that WordPress gives the category of posts without one, in its translations. */
const names = new Set(
  `
  Uncategorized|Uncategorised|Allgemein|Unkategorisiert|Nicht kategorisiert|Ohne Kategorie|Non classé
  Non classée|Non catégorisé|Sin categoría|Sin categorizar|Sense categoria|Sense categoritzar|Sen categoría
  Sailkatu gabea|Sailkatugabeak|Sem categoria|Senza categoria|Non categorizzato|Geen categorie
  Niet gecategoriseerd|Ongecategoriseerd|Okategoriserade|Okategoriserad|Ikke kategoriseret|Ukategoriseret
  Ukategorisert|Ikke kategorisert|Óflokkað|Yleinen|Luokittelematon|Kategorisoimaton|Määratlemata
  Bez kategorijas|Be kategorijos|Bez kategorii|Nezařazené|Nezaradené|Egyéb|Kategorizálatlan
  Fără categorie|Necategorisit|Nekategorizirano|Nekategorisano|Nerazvrščeno|Pa kategori|Без рубрики
  Без категории|Без категорії|Без рубрыкі|Некатегоризирани|Без категория|Некатегоризовано|Неразврстано
  Некатегоризирано|Χωρίς κατηγορία|Genel|Kategorilenmemiş|Kategorisiz|Kateqoriyasız|Առանց կատեգորիայի
  უკატეგორიო|Айдарсыз|غير مصنف|غير مصنّف|دسته‌بندی نشده|کوئی زمرہ نہیں|כללי|अवर्गीकृत
  অশ্রেণীভুক্ত|வகைப்படுத்தப்படாதது|未分類|未分类|미분류|분류되지 않음|ไม่มีหมวดหมู่|Chưa phân loại
  Chưa được phân loại|Tak Berkategori|Tidak Dikategorikan|Walang kategorya|Senkategoria|Heb Gategori|Gan chatagóir
  `
    .split(/[|\n]/)
    .map(plain),
);

export const isDefaultCategory = (name: string) => names.has(plain(name));

/** The name without case and joiners. */
function plain(name: string): string {
  return name
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase()
    .trim();
}
