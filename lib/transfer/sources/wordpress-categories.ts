/** Names of WordPress's default category in its translations. */
const names = `Uncategorized|Uncategorised|Allgemein|Unkategorisiert|Nicht kategorisiert|Non classé|Non catégorisé
Sin categoría|Sin categorizar|Sense categoria|Sen categoría|Sailkatu gabea|Sem categoria|Senza categoria
Geen categorie|Niet gecategoriseerd|Ongecategoriseerd|Okategoriserade|Okategoriserad|Ikke kategoriseret
Ukategoriseret|Ukategorisert|Óflokkað|Yleinen|Luokittelematon|Määratlemata|Bez kategorijas|Be kategorijos
Bez kategorii|Nezařazené|Nezaradené|Egyéb|Kategorizálatlan|Fără categorie|Necategorisit|Nekategorizirano
Nekategorisano|Nerazvrščeno|Pa kategori|Без рубрики|Без категории|Без категорії|Без рубрыкі|Без категория
Некатегоризирани|Некатегоризовано|Некатегоризирано|Неразврстано|Χωρίς κατηγορία|Genel|Kategorisiz
Առանց կատեգորիայի|უკატეგორიო|غير مصنف|غير مصنّف|دسته‌بندی نشده|כללי|अवर्गीकृत|অশ্রেণীভুক্ত|未分類|未分类
미분류|분류되지 않음|ไม่มีหมวดหมู่|Chưa phân loại|Chưa được phân loại|Tak Berkategori|Tidak Dikategorikan`;

/** Ignores case and invisible joiners. */
const plain = (name: string) =>
  name
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase()
    .trim();
const known = new Set(names.split(/[|\n]/).map(plain));

export const isDefaultCategory = (name: string) => known.has(plain(name));
