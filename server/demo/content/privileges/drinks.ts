// Drinks, 1041 to 1060.
import { brand } from "../brands";
import { sub } from "../categories";
import { deal } from "../deal";

export const drinks = [
	// For the concurrency test: exactly 20 in stock, none claimed, no limits.
	deal({
		id: 1041,
		brand: brand.mokfa,
		sub: sub.coffee,
		picture: "hot-coffee",
		th: [
			"กาแฟดริปดอยช้าง 20 แก้วแรก ฟรี",
			"ฉลองเมล็ดล็อตใหม่",
			"เมล็ดดอยช้างล็อตใหม่มาแล้ว ยี่สิบคนแรกที่กดรับได้ดื่มดริปร้อนฟรีหนึ่งแก้ว กลิ่นดอกไม้ รสแอปริคอต",
			"จำนวนจำกัด 20 สิทธิ์ตลอดแคมเปญ",
		],
		en: [
			"The first 20 Doi Chang drips are free",
			"For the new harvest",
			"The new Doi Chang beans are in. The first twenty members to claim drink a hot drip on us: flowers on the nose, apricot in the cup.",
			"20 claims in the whole campaign",
		],
		entry_total: 20,
		entry_used: 0,
		limits: {},
	}),
	deal({
		id: 1042,
		brand: brand.mokfa,
		sub: sub.coffee,
		picture: "hot-coffee",
		th: [
			"อเมริกาโนเช้าวันทำงาน 45 บาท",
			"ก่อน 9 โมง จันทร์ถึงศุกร์",
			"อเมริกาโนร้อนหรือเย็นจากเมล็ดคั่วกลางในราคา 45 บาท แวะรับก่อนเก้าโมงแล้วเดินเข้าออฟฟิศทันเวลา",
			"วันจันทร์ถึงศุกร์ เวลาเปิดร้านถึง 09:00 น.",
		],
		en: [
			"Weekday-morning americano for 45 baht",
			"Before nine, Monday to Friday",
			"A hot or iced americano from medium-roast beans for 45 baht. Pick it up before nine and still be on time.",
			"Monday to Friday, opening until 09:00",
		],
		// A short countdown.
		reserve_timeout: 5,
	}),
	// The reward of SVY_1001.
	deal({
		id: 1043,
		brand: brand.mokfa,
		sub: sub.coffee,
		picture: "iced-latte",
		th: [
			"ลาเต้เย็น 1 แก้ว ขอบคุณที่ตอบแบบสอบถาม",
			"ฟรีสำหรับคนที่เล่าเรื่องวันหยุดให้เราฟัง",
			"ตอบแบบสอบถามเรื่องวันหยุดครบทุกข้อแล้ว รับลาเต้เย็นจากหมอกฟ้าฟรี 1 แก้ว ไม่ต้องซื้ออะไรเพิ่ม",
			"รับได้ 1 ครั้งต่อสมาชิก หลังตอบแบบสอบถามแล้ว",
		],
		en: [
			"An iced latte for your answers",
			"Free for telling us about your days off",
			"Answer every question of the survey about your days off and Mokfa makes you an iced latte, free, with nothing else to buy.",
			"One for each member, after answering the survey",
		],
		limits: { customer: 1 },
	}),
	// Per customer per week 1.
	deal({
		id: 1044,
		brand: brand.mokfa,
		sub: sub.coffee,
		picture: "coffee-beans",
		th: [
			"เมล็ดกาแฟ 250 กรัม ลด 20%",
			"สัปดาห์ละ 1 ถุงต่อสมาชิก",
			"เมล็ดคั่วใหม่ไม่เกินเจ็ดวันจากแหล่งปลูกสี่ดอย บดให้ฟรีตามเครื่องชงที่บ้าน ลด 20% ทุกถุง 250 กรัม",
			"รับได้สัปดาห์ละ 1 ครั้ง",
		],
		en: [
			"20% off 250 g of coffee beans",
			"One bag a week for each member",
			"Beans roasted within seven days, from four mountains, ground free for whatever you brew with. 20% off every 250 g bag.",
			"One claim a week",
		],
		limits: { customer_week: 1 },
	}),
	// Limit group: the second of the three welcome treats.
	deal({
		id: 1045,
		brand: brand.mokfa,
		sub: sub.coffee,
		picture: "cocoa",
		th: [
			"ของต้อนรับ โกโก้เย็น 1 แก้ว",
			"เลือกรับได้ 1 จาก 3 ร้าน",
			"ยินดีต้อนรับสู่ Galaxy Gift ด้วยโกโก้เข้มจากจันทบุรี เย็น ๆ หนึ่งแก้ว ไม่มีค่าใช้จ่าย ไม่ต้องซื้ออะไรเพิ่ม",
			"รับของต้อนรับได้ 1 อย่างต่อสมาชิก",
		],
		en: [
			"Welcome treat: an iced cocoa",
			"Choose one treat from three shops",
			"Welcome to Galaxy Gift: a cold cup of dark cocoa from Chanthaburi, free, with nothing else to buy.",
			"One welcome treat for each member",
		],
		limits: {},
		limit_group: "welcome-treat",
	}),
	// Sold out.
	deal({
		id: 1046,
		brand: brand.mokfa,
		sub: sub.coffee,
		picture: "tumbler",
		th: [
			"แก้วเก็บความเย็นหมอกฟ้า 149 บาท",
			"รุ่นสีดอย มีจำนวนจำกัด",
			"แก้วสเตนเลสสองชั้นสีเขียวดอย เก็บเย็นหกชั่วโมง ราคาปกติ 390 บาท พร้อมเติมกาแฟแก้วแรกฟรี",
			"1 ใบต่อสมาชิก",
		],
		en: [
			"Mokfa insulated cup for 149 baht",
			"Mountain green, limited",
			"A double-walled steel cup in mountain green that keeps cold for six hours. Usually 390 baht, first filling free.",
			"One cup for each member",
		],
		entry_total: 100,
		entry_used: 100,
	}),
	deal({
		id: 1047,
		brand: brand.baiDiao,
		sub: sub.tea,
		picture: "matcha",
		th: [
			"มัทฉะลาเต้ ซื้อ 2 จ่าย 99 บาท",
			"ผงชาจากชิซุโอกะ",
			"มัทฉะชงสดด้วยแปรงไม้ไผ่กับนมสดเย็น สองแก้วในราคา 99 บาท จากปกติแก้วละ 65 บาท จะดื่มสองคนหรือคนเดียวก็ไม่ว่า",
			"ทั้งสองแก้วต้องเป็นมัทฉะลาเต้เย็น",
		],
		en: [
			"Two matcha lattes for 99 baht",
			"Tea from Shizuoka",
			"Matcha whisked by hand with cold milk: two cups for 99 baht, usually 65 each. Share them, or don't.",
			"Both must be iced matcha lattes",
		],
	}),
	deal({
		id: 1048,
		brand: brand.baiDiao,
		sub: sub.tea,
		picture: "teapot",
		th: [
			"ชาร้อนกาเล็ก ฟรีคุกกี้ชา 2 ชิ้น",
			"อู่หลง ดอกหอมหมื่นลี้ หรือกุหลาบ",
			"นั่งพักที่ใบเดียวสาขาใหญ่กับชาร้อนหนึ่งกา เติมน้ำร้อนได้ไม่จำกัด พร้อมคุกกี้ชาเขียวอบใหม่สองชิ้น",
			"เฉพาะสาขาที่มีที่นั่ง",
		],
		en: [
			"Two tea cookies with a small pot",
			"Oolong, osmanthus or rose",
			"Sit down at one of our larger shops with a pot of tea, refilled as often as you like, and two fresh green-tea cookies.",
			"Only at shops with seats",
		],
	}),
	// Limit group: the third welcome treat.
	deal({
		id: 1049,
		brand: brand.baiDiao,
		sub: sub.tea,
		picture: "thai-tea",
		th: [
			"ของต้อนรับ ชาไทยเย็น 1 แก้ว",
			"เลือกรับได้ 1 จาก 3 ร้าน",
			"ชาไทยสีส้มหอมควันอ่อน ๆ สูตรลดหวาน รับฟรีหนึ่งแก้วที่ใบเดียวเป็นของต้อนรับสมาชิกใหม่",
			"รับของต้อนรับได้ 1 อย่างต่อสมาชิก",
		],
		en: [
			"Welcome treat: an iced Thai tea",
			"Choose one treat from three shops",
			"A lightly smoky, less sweet Thai tea, free at Bai Diao to welcome new members.",
			"One welcome treat for each member",
		],
		limits: {},
		limit_group: "welcome-treat",
	}),
	deal({
		id: 1050,
		brand: brand.baiDiao,
		sub: sub.juice,
		picture: "coconut",
		th: [
			"มะพร้าวน้ำหอมปั่นนมสด 39 บาท",
			"มะพร้าวบ้านแพ้วแท้",
			"น้ำและเนื้อมะพร้าวน้ำหอมบ้านแพ้วปั่นกับนมสด หวานธรรมชาติไม่เติมน้ำตาล ลดจาก 59 บาท เหลือ 39 บาท",
			"ขนาด 16 ออนซ์เท่านั้น",
		],
		en: [
			"Coconut milk shake for 39 baht",
			"Ban Phaeo coconuts",
			"Water and flesh of fragrant Ban Phaeo coconut blended with fresh milk, no sugar added. 39 baht in place of 59.",
			"16 oz only",
		],
	}),
	deal({
		id: 1051,
		brand: brand.baiDiao,
		sub: sub.soda,
		picture: "lemon-soda",
		th: [
			"น้ำผึ้งมะนาวโซดา แก้วที่ 2 เพียง 1 บาท",
			"เปรี้ยวหวานซ่าในแก้วเดียว",
			"มะนาวแป้นคั้นสดกับน้ำผึ้งดอกลำไยและโซดาเย็นจัด ซื้อแก้วแรก 49 บาท แก้วที่สองจ่ายเพิ่มแค่บาทเดียว",
			"ทั้งสองแก้วรับพร้อมกัน",
		],
		en: [
			"Honey lime soda: second cup for 1 baht",
			"Sharp, sweet and sparkling",
			"Fresh lime, longan honey and very cold soda. The first cup is 49 baht; the second, one baht more.",
			"Both cups are served together",
		],
		// Five minutes.
		reserve_timeout: 5,
	}),
	deal({
		id: 1052,
		brand: brand.kindeeMart,
		sub: sub.juice,
		picture: "orange-juice",
		th: [
			"น้ำส้มคั้นสด 1 ลิตร ลด 30 บาท",
			"คั้นหน้าร้านจากส้มสายน้ำผึ้ง",
			"ส้มสายน้ำผึ้งจากฝางคั้นต่อหน้า ไม่เติมน้ำ ไม่เติมน้ำตาล ขวดหนึ่งลิตรเหลือ 89 บาท แช่เย็นไว้ดื่มได้สามวัน",
			"ซื้อได้สูงสุด 3 ขวดต่อสิทธิ์",
		],
		en: [
			"30 baht off a litre of orange juice",
			"Pressed in the shop",
			"Honey tangerines from Fang pressed in front of you, no water, no sugar. A litre for 89 baht; it keeps three days chilled.",
			"At most three bottles a claim",
		],
		barcode_format: "EAN13",
	}),
	deal({
		id: 1053,
		brand: brand.kindeeMart,
		sub: sub.juice,
		picture: "milk",
		th: [
			"นมสดพาสเจอไรซ์ 2 ลิตร 79 บาท",
			"จากสหกรณ์มวกเหล็ก",
			"นมสดแท้จากสหกรณ์มวกเหล็ก แกลลอนสองลิตรในราคา 79 บาท เลือกจืดหรือไขมันต่ำ ตรวจวันหมดอายุบนฝาได้",
			"เฉพาะรสจืดและไขมันต่ำ",
		],
		en: [
			"Two litres of fresh milk for 79 baht",
			"From the Muak Lek co-operative",
			"Real fresh milk from the Muak Lek dairies, a two-litre jug for 79 baht, whole or low fat.",
			"Plain and low-fat only",
		],
		barcode_format: "ITF14",
	}),
	// Overall per week: nothing left this week.
	deal({
		id: 1054,
		brand: brand.kindeeMart,
		sub: sub.soda,
		picture: "cola",
		th: [
			"น้ำอัดลมแก้วใหญ่ เติมไม่อั้น 29 บาท",
			"สัปดาห์ละ 200 สิทธิ์",
			"แก้วใหญ่หนึ่งใบ เติมน้ำอัดลมได้ทั้งวันที่มุมเครื่องดื่มของกินดี มาร์ท สัปดาห์ละสองร้อยสิทธิ์เท่านั้น",
			"ใช้แก้วเดิมตลอดวัน ไม่แบ่งแก้วกับผู้อื่น",
		],
		en: [
			"Refill a large soft drink all day for 29 baht",
			"200 claims a week",
			"One large cup, filled as often as you like for a day at Kindee Mart's drinks corner. Two hundred claims each week.",
			"The same cup all day, one person a cup",
		],
		limits: { overall_week: 0 },
	}),
	deal({
		id: 1055,
		brand: brand.kluenlom,
		sub: sub.soda,
		picture: "tropical-drink",
		th: [
			"ม็อกเทลริมสระ 1 แถม 1",
			"บ่าย 4 ถึงพระอาทิตย์ตก",
			"นั่งมองทะเลกับม็อกเทลสับปะรดและเสาวรสที่บาร์ริมสระ สั่งหนึ่งแก้วรับอีกแก้วฟรี ไม่ต้องเข้าพักก็มาได้",
			"ทุกวัน เวลา 16:00–18:30 น.",
		],
		en: [
			"Poolside mocktails, two for one",
			"From four until sunset",
			"Watch the sea with a pineapple and passion-fruit mocktail at the pool bar. Order one, get another; you need not be staying.",
			"Daily from 16:00 to 18:30",
		],
		reserve_timeout: 60,
	}),
	deal({
		id: 1056,
		brand: brand.plaiNa,
		sub: sub.coffee,
		picture: "hot-coffee",
		th: [
			"กาแฟนมร้อนคู่ปาท่องโก๋ 65 บาท",
			"สูตรโบราณเสิร์ฟแก้วเล็ก",
			"กาแฟคั่วเข้มชงถุงแบบโบราณกับปาท่องโก๋ร้อนสามตัว เช้าวันหยุดที่ไม่ต้องรีบ เปิดเตาตั้งแต่หกโมงครึ่ง",
			"ปาท่องโก๋มีถึง 10:00 น.",
		],
		en: [
			"Old-style milk coffee and dough sticks, 65 baht",
			"Served in a small glass",
			"Dark coffee from a cloth bag with three hot dough sticks, for a morning with nowhere to be. The oil is hot from half past six.",
			"Dough sticks until 10:00",
		],
	}),
	// Per device 1: another member on the same phone cannot claim it again.
	deal({
		id: 1057,
		brand: brand.baiDiao,
		sub: sub.soda,
		picture: "watermelon",
		th: [
			"แตงโมปั่นเกล็ดหิมะ ฟรี 1 แก้ว",
			"1 สิทธิ์ต่อ 1 เครื่อง",
			"แตงโมแช่แข็งปั่นเป็นเกล็ดละเอียด โรยเกลือชมพูนิดเดียว รับฟรีหนึ่งแก้วต่อโทรศัพท์หนึ่งเครื่อง",
			"จำกัด 1 สิทธิ์ต่อเครื่อง แม้เปลี่ยนบัญชี",
		],
		en: [
			"A free watermelon ice",
			"One for each phone",
			"Frozen watermelon spun into snow with a pinch of pink salt. One free cup for each phone.",
			"Once for each phone, whoever signs in",
		],
		limits: { device: 1 },
	}),
	// An online code.
	deal({
		id: 1058,
		brand: brand.mokfa,
		sub: sub.coffee,
		type: 8,
		picture: "coffee-beans",
		th: [
			"โค้ดลด 100 บาท ร้านออนไลน์หมอกฟ้า",
			"เมื่อสั่งครบ 600 บาท",
			"เมล็ด กระดาษกรอง และดริปเปอร์จากร้านออนไลน์หมอกฟ้า สั่งครบ 600 บาทใส่โค้ดลดทันที 100 บาท ส่งถึงบ้านใน 3 วัน",
			"ไม่รวมค่าจัดส่ง 50 บาท",
		],
		en: [
			"100 baht off at Mokfa online",
			"On orders from 600 baht",
			"Beans, filters and drippers from Mokfa's online shop. Spend 600 baht and the code takes 100 off, delivered in 3 days.",
			"Delivery of 50 baht is not included",
		],
	}),
	// Criteria: Platinum and Gold (Tier 1 and 2).
	deal({
		id: 1059,
		brand: brand.mokfa,
		sub: sub.coffee,
		picture: "coffee-class",
		th: [
			"คลาสชงกาแฟ 90 นาที ฟรี",
			"สำหรับ Platinum และ Gold",
			"เรียนดริปและลาเต้อาร์ตกับบาริสต้าแชมป์ที่โรงคั่วหมอกฟ้า เก้าสิบนาทีเต็ม กลับบ้านพร้อมเมล็ดหนึ่งถุง",
			"รอบละ 8 ที่ เลือกวันเมื่อยืนยันโค้ดที่ร้าน",
		],
		en: [
			"A free 90-minute coffee class",
			"For Platinum and Gold",
			"Drip and latte art with a champion barista at Mokfa's roastery: ninety minutes, and a bag of beans to take home.",
			"Eight places a class; choose your day at the shop",
		],
		criteria: {
			tiers: ["Tier 1", "Tier 2"],
			reason: {
				th: "สิทธิ์นี้สำหรับสมาชิกระดับ Platinum และ Gold",
				en: "This privilege is for Platinum and Gold members",
			},
		},
		reserve_timeout: 60,
	}),
	// No countdown.
	deal({
		id: 1060,
		brand: brand.baiDiao,
		sub: sub.tea,
		picture: "bubble-tea",
		th: [
			"เพิ่มไข่มุกฟรีทุกแก้ว",
			"โค้ดนี้ไม่มีการนับเวลา",
			"จะชานม ชาผลไม้ หรือนมสด เพิ่มไข่มุก บุก หรือเฉาก๊วยได้ฟรีหนึ่งอย่าง เก็บโค้ดไว้ใช้วันไหนก็ได้ก่อนหมดเขต",
			"1 ท็อปปิงต่อ 1 แก้ว",
		],
		en: [
			"Free pearls in any cup",
			"A code with no clock on it",
			"Milk tea, fruit tea or fresh milk: add pearls, konjac or grass jelly free. Keep the code for any day before it ends.",
			"One topping for each cup",
		],
		reserve_timeout: 0,
	}),
];
