// Synonyms in both languages and common spellings, and filler words.
import { normalise } from "./normalise";

/** The words of a line have the same meaning. */
const groups = `
	โรงแรม, ที่พัก, โฮเทล, รีสอร์ต, รีสอร์ท, hotel, resort, accommodation
	โรงหนัง, โรงภาพยนตร์, ภาพยนตร์, หนัง, movie, film, cinema
	บุฟเฟต์, บัฟเฟต์, บุฟเฟ่, บุฟเฟ่ต์, buffet
	ชาบู, ชาบูชาบู, shabu
	สุกี้, สุกียากี้, suki, sukiyaki
	หมูกระทะ, ปิ้งย่าง, บาร์บีคิว, barbecue, bbq
	ซูชิ, sushi
	ปลาดิบ, ซาชิมิ, ซาซิมิ, sashimi
	ราเมง, ราเม็ง, ราเมน, ramen
	เกี๊ยวซ่า, gyoza
	เบนโตะ, ข้าวกล่อง, bento
	อาหารญี่ปุ่น, japanese food, japanese
	อาหารไทย, thai food
	อาหาร, food, restaurant
	เครื่องดื่ม, drink, beverage
	ก๋วยเตี๋ยว, noodle
	ผัดกะเพรา, กะเพรา, กระเพรา, กะเพา, basil
	ไอศกรีม, ไอติม, ไอศครีม, ซอฟต์เสิร์ฟ, ice cream, icecream, soft serve
	ของหวาน, ขนมหวาน, dessert
	เค้ก, เค็ก, cake
	สตรอว์เบอร์รี, สตรอเบอรี่, สตอเบอรี่, strawberry
	ครัวซองต์, ครัวซอง, croissant
	เบเกอรี, เบเกอรี่, bakery
	โดนัท, โดนัด, doughnut, donut
	แฮมเบอร์เกอร์, เบอร์เกอร์, hamburger, burger
	เฟรนช์ฟรายส์, เฟรนฟราย, มันฝรั่งทอด, french fries, fries
	ไก่ทอด, fried chicken
	กาแฟ, coffee
	ลาเต้, latte
	ชา, tea
	อเมริกาโน, อเมริกาโน่, americano
	โกโก้, ช็อกโกแลต, cocoa, chocolate
	มัทฉะ, ชาเขียว, มัตฉะ, มัชฉะ, matcha, green tea
	ชานม, ชานมไข่มุก, ชาไข่มุก, bubble tea, milk tea, boba
	น้ำอัดลม, โซดา, soda, soft drink
	น้ำส้ม, orange juice
	น้ำผลไม้, juice
	สมูทตี้, สมูตตี, smoothie, shake
	ซูเปอร์มาร์เก็ต, ซุปเปอร์มาร์เก็ต, ซุปเปอร์, supermarket, grocery, groceries
	ช้อปปิ้ง, ช็อปปิ้ง, ชอปปิง, ชอปปิ้ง, shopping
	เสื้อผ้า, แฟชั่น, แฟชัน, fashion, clothes, clothing
	เสื้อยืด, t shirt, tshirt, tee
	กางเกงยีนส์, ยีนส์, ยีน, jeans, denim
	เด็ก, kid, child, children
	รองเท้าผ้าใบ, รองเท้าวิ่ง, running shoes, sneaker, trainers
	รองเท้า, shoe, shoes
	กระเป๋า, เป้, bag, backpack
	กระเป๋าเดินทาง, suitcase, luggage
	เครื่องบิน, ตั๋วเครื่องบิน, ตั๋วบิน, เที่ยวบิน, สายการบิน, flight, plane ticket, airline
	รถไฟ, train
	รถเช่า, เช่ารถ, car rental, rent a car
	แท็กซี่, เรียกรถ, taxi, ride
	สนามบิน, airport
	ทะเล, ชายหาด, หาด, sea, beach
	ท่องเที่ยว, เที่ยว, travel, trip
	ทัวร์, tour
	สระว่ายน้ำ, ว่ายน้ำ, swimming, pool, swimming pool
	สปา, spa
	นวด, massage
	นวดเท้า, foot massage
	เครื่องสำอาง, เมกอัป, เมคอัพ, แต่งหน้า, cosmetics, make up, makeup
	ลิปสติก, ลิปทินต์, ลิป, lipstick, lip tint
	ครีมกันแดด, กันแดด, sunscreen, sunblock
	สกินแคร์, บำรุงผิว, skincare, skin care
	ทำเล็บ, เล็บเจล, manicure, nail
	ทำผม, ผม, ทรีตเมนต์ผม, hair
	ยิม, ฟิตเนส, ออกกำลังกาย, gym, fitness
	โยคะ, yoga
	ทำฟัน, ทันตกรรม, หมอฟัน, ทันตแพทย์, dentist, dental
	ตรวจร่างกาย, ตรวจสุขภาพ, check up, checkup, health check
	วัคซีน, ฉีดวัคซีน, vaccine
	แว่น, แว่นตา, แว่นสายตา, glasses, eyewear
	ป๊อปคอร์น, ข้าวโพดคั่ว, popcorn
	คอนเสิร์ต, concert
	โบว์ลิง, โบว์ลิ่ง, โบลิ่ง, bowling
	คาราโอเกะ, karaoke
	เกม, เกมส์, game
	เพลง, ดนตรี, music
	โซฟา, sofa, couch
	เฟอร์นิเจอร์, furniture
	ที่นอน, ฟูก, mattress
	ต้นไม้, ไม้ประดับ, plant
	มือถือ, โทรศัพท์, phone, smartphone
	อินเทอร์เน็ต, เน็ต, internet
	หูฟัง, headphone, earphone, earbuds
	ลำโพง, speaker
	ที่ชาร์จ, หัวชาร์จ, สายชาร์จ, ที่ชาร์ต, ชาร์จ, ชาจ, charger
	แบตสำรอง, พาวเวอร์แบงก์, พาวเวอร์แบงค์, เพาเวอร์แบงค์, power bank, powerbank
	ฟิล์มกระจก, ฟิล์ม, ฟิมล์, ฟิม, screen protector, glass film
	แก็ดเจ็ต, แกดเจ็ต, แกดเจต, gadget
	ของขวัญ, gift, present
	จัดส่ง, ส่งถึงบ้าน, เดลิเวอรี, เดลิเวอรี่, delivery
	ซื้อ 1 แถม 1, 1 แถม 1, หนึ่งแถมหนึ่ง, ซื้อหนึ่งแถมหนึ่ง, buy 1 get 1, buy 1 get 1 free, buy one get one, buy one get one free, two for one, 1 for 1, 1 free 1, 1+1, b1g1, bogo
	ส่วนลด, ลดราคา, ลด, discount, off
	ครึ่งราคา, ลดครึ่งราคา, half price
	ฟรี, free
	วันเกิด, birthday
	สุดสัปดาห์, weekend
`;

/** Filler words, searched only if the query has no others. */
const fillerText = `
	ร้าน ใกล้ฉัน วันนี้ โปร โปรโมชัน โปรโมชั่น ส่วนลด คูปอง โค้ด ดีล สิทธิ์ สิทธิพิเศษ แจก อร่อย ราคาถูก เมนู เปอร์เซ็นต์ เปอร์เซนต์
	a an the of for at in on with and or to near me my deal deals discount promo promotion coupon coupons voucher code offer offers
	shop store cheap best percent
`;

/** Words that fit any offer, like fillers and numbers: they say nothing about its brand. */
const offerText = "ฟรี ลด ลดราคา ซื้อ แถม จ่าย บาท free off sale buy get pay baht";

const groupOf = new Map<string, string[]>();
for (const group of groups.trim().split("\n")) {
	const words = group.split(",").map(normalise);
	for (const word of words)
		groupOf.set(word, [...(groupOf.get(word) ?? []), ...words]);
}
export const fillerWords: ReadonlySet<string> = new Set(
	fillerText.split(/\s+/).map(normalise).filter(Boolean),
);
const offerWords = new Set(offerText.split(" ").map(normalise));

/** Endings of English words, each with the ending of its plural or singular. */
const endings: readonly (readonly [RegExp, string])[] = [
	[/(?<=^[a-z]{2,}[^s])s$/, ""],
	[/(?<=^[a-z]+(?:[sxz]|ch|sh|[a-z]{3}o))es$/, ""],
	[/(?<=^[a-z]{2,})ies$/, "y"],
	[/(?<=^[a-z]+[^aeiou])y$/, "ies"],
];

/** The synonyms of a normalised word, with its singular or with a plural that is more than an added s. */
export const synonymsOf = (word: string): string[] => {
	const forms = endings
		.filter(([ending]) => ending.test(word))
		.map(([ending, other]) => word.replace(ending, other));
	const group = [word, ...forms].flatMap((it) => groupOf.get(it) ?? []);
	const all = new Set([...forms, ...group]);
	all.delete(word);
	return [...all];
};

export const wordsWithSynonyms: readonly string[] = [...groupOf.keys()];

/** Word parts: ของเล่น is a toy, not ของ and เล่น. */
const parts = new Set(
	"ของ การ ความ ผู้ นัก ช่าง เครื่อง ที่".split(" ").map(normalise),
);

/** Whether a word means something by itself, not only as a part of others. */
export const isStandaloneWord = (word: string): boolean => !parts.has(word);

/** Whether a normalised word is searched only if the query has no others. */
export const isFiller = (word: string): boolean => fillerWords.has(word);

/** Whether a normalised word fits any offer: a filler, a word of offers or a number. */
export const isOfferWord = (word: string): boolean =>
	isFiller(word) || offerWords.has(word) || /^\d+$/.test(word);
