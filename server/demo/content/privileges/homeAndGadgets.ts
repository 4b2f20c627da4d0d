// Home, 1145 to 1152, and gadgets, 1153 to 1160.
import { brand } from "../brands";
import { sub } from "../categories";
import { deal } from "../deal";

export const homeAndGadgets = [
	deal({
		id: 1145,
		brand: brand.ruenDin,
		sub: sub.furniture,
		picture: "sofa",
		th: [
			"โซฟา 2 ที่นั่ง ลด 3,000 บาท",
			"ผ้ากันน้ำ ถอดซักได้",
			"โซฟาโครงไม้ยางพาราพร้อมผ้าหุ้มกันน้ำหกสี นั่งสบายในคอนโดห้องเล็ก ลดเหลือ 8,900 บาท รวมประกอบฟรี",
			"สั่งผลิต 14 วัน",
		],
		en: [
			"3,000 baht off a two-seat sofa",
			"Water-repellent, washable covers",
			"A rubberwood frame with covers in six colours, right for a small flat. 8,900 baht after the discount, assembly included.",
			"Made to order in 14 days",
		],
		reserve_timeout: 60,
	}),
	deal({
		id: 1146,
		brand: brand.ruenDin,
		sub: sub.furniture,
		picture: "chair",
		th: [
			"เก้าอี้ทำงานไม้โค้ง ลด 25%",
			"รองรับหลังช่วงล่าง",
			"ไม้อัดดัดโค้งตามแนวหลังกับเบาะผ้าทอมือ นั่งประชุมออนไลน์ทั้งวันแล้วหลังยังไม่บ่น",
			"รับน้ำหนักได้ 110 กิโลกรัม",
		],
		en: [
			"25% off the bent-wood desk chair",
			"Support for the lower back",
			"Plywood bent to the spine with a handwoven seat. A day of calls, and your back says nothing.",
			"Carries up to 110 kg",
		],
	}),
	deal({
		id: 1147,
		brand: brand.ruenDin,
		sub: sub.decor,
		picture: "light-bulb",
		th: [
			"โคมไฟดินเผา ซื้อ 1 แถมหลอด LED",
			"แสงอุ่น 2700K",
			"โคมปั้นมือจากด่านเกวียนให้แสงนวลทั้งมุมห้อง ซื้อวันนี้แถมหลอดประหยัดไฟอายุหมื่นห้าพันชั่วโมง",
			"สีดินต่างกันในแต่ละเตา",
		],
		en: [
			"A free LED bulb with a clay lamp",
			"Warm 2700K light",
			"Shaped by hand in Dan Kwian, it fills a corner with soft light, and comes with a bulb good for fifteen thousand hours.",
			"The clay differs from kiln to kiln",
		],
	}),
	// An online code.
	deal({
		id: 1148,
		brand: brand.ruenDin,
		sub: sub.decor,
		type: 8,
		picture: "picture-frame",
		th: [
			"โค้ดลด 12% ของแต่งบ้านออนไลน์",
			"กรอบรูป แจกัน และพรม",
			"เติมผนังว่างกับมุมโล่งให้เป็นบ้าน ใส่โค้ดที่ร้านออนไลน์เรือนดินแล้วลด 12% ทุกชิ้นในหมวดของแต่ง",
			"ลดสูงสุด 400 บาท",
		],
		en: [
			"12% off decoration online",
			"Frames, vases and rugs",
			"For bare walls and empty corners: the code takes 12% off everything in decoration at Ruen Din online.",
			"At most 400 baht off",
		],
	}),
	deal({
		id: 1149,
		brand: brand.ruenDin,
		sub: sub.decor,
		picture: "towels",
		th: [
			"ชุดผ้าเช็ดตัวฝ้ายอินทรีย์ ลด 40%",
			"ผืนใหญ่ 2 ผืนเล็ก 2",
			"ฝ้ายอินทรีย์ทอแน่นซับน้ำดี ซักครั้งแรกแล้วยิ่งนุ่ม ชุดสี่ผืนลดเหลือ 890 บาท มีสีทรายและสีครามให้เลือก",
			"ซักแยกสีในครั้งแรก",
		],
		en: [
			"40% off organic cotton towels",
			"Two large, two small",
			"Close-woven organic cotton, softer after the first wash. The set of four is 890 baht, in sand or indigo.",
			"Wash separately the first time",
		],
	}),
	// The store is not open (brand not available).
	deal({
		id: 1150,
		brand: brand.rimrua,
		sub: sub.garden,
		picture: "potted-plant",
		th: [
			"ไม้ฟอกอากาศ 3 กระถาง 299 บาท",
			"เลี้ยงง่ายในห้องแอร์",
			"ลิ้นมังกร พลูด่าง และกวักมรกตในกระถางดินเผา สามต้นที่ลืมรดน้ำสัปดาห์หนึ่งก็ยังอยู่",
			"เลือกกระถางได้ 3 สี",
		],
		en: [
			"Three air-cleaning plants for 299 baht",
			"Happy in air-conditioning",
			"Snake plant, pothos and ZZ in clay pots: three that forgive a week without water.",
			"Pots in three colours",
		],
	}),
	deal({
		id: 1151,
		brand: brand.rimrua,
		sub: sub.garden,
		picture: "cactus",
		th: [
			"เวิร์กช็อปจัดสวนถาดแคคตัส 390 บาท",
			"รวมอุปกรณ์ทุกอย่าง",
			"เรียนจัดสวนถาดขนาดโต๊ะทำงานสองชั่วโมง เลือกแคคตัสห้าต้น หินสี และของจิ๋วเองได้ แล้วอุ้มกลับบ้าน",
			"รอบเสาร์และอาทิตย์ 10:00 น.",
		],
		en: [
			"Cactus tray workshop for 390 baht",
			"All materials included",
			"Two hours to build a garden the size of a desk: five cacti, coloured stones and tiny things, yours to carry home.",
			"Saturdays and Sundays at 10:00",
		],
	}),
	deal({
		id: 1152,
		brand: brand.ruenDin,
		sub: sub.furniture,
		picture: "bed",
		th: [
			"ที่นอนยางพารา 5 ฟุต ลด 35%",
			"ทดลองนอนที่บ้าน 100 คืน",
			"ยางพาราแท้จากตรังหนาหกนิ้ว ระบายอากาศดี ไม่ยุบตามกาลเวลา ถ้าครบร้อยคืนแล้วไม่ใช่ เรารับคืน",
			"รับคืนในสภาพไม่เปื้อนและมีบรรจุภัณฑ์",
		],
		en: [
			"35% off a 5-foot latex mattress",
			"100 nights to try at home",
			"Six inches of real latex from Trang that breathes and keeps its shape. If a hundred nights say no, we take it back.",
			"Returned clean, in its packaging",
		],
		reserve_timeout: 60,
	}),
	deal({
		id: 1153,
		brand: brand.plugdee,
		sub: sub.sound,
		picture: "headphones",
		th: [
			"หูฟังตัดเสียงรบกวน ลด 1,200 บาท",
			"แบตเตอรี่ 40 ชั่วโมง",
			"ตัดเสียงรถไฟฟ้าและเสียงแอร์ให้เหลือแต่เพลง ชาร์จสิบนาทีฟังได้ห้าชั่วโมง ลดเหลือ 2,790 บาท",
			"ลองฟังที่ร้านได้ทุกสี",
		],
		en: [
			"1,200 baht off noise-cancelling headphones",
			"40 hours of battery",
			"The train and the air-conditioning fade and the music stays. Ten minutes of charge, five hours of sound, 2,790 baht.",
			"Try every colour in the shop",
		],
	}),
	deal({
		id: 1154,
		brand: brand.plugdee,
		sub: sub.sound,
		picture: "speaker",
		th: [
			"ลำโพงพกพากันน้ำ 790 บาท",
			"ลอยน้ำได้จริง",
			"เสียงดังเกินตัว กันน้ำระดับ IPX7 เอาไปริมสระหรือแขวนในห้องน้ำก็ได้ ราคาปกติ 1,290 บาท",
			"มีสีฟ้า ส้ม และดำ",
		],
		en: [
			"A waterproof speaker for 790 baht",
			"It floats",
			"Louder than it looks and IPX7 waterproof, for the pool or the shower. Usually 1,290 baht.",
			"Blue, orange or black",
		],
	}),
	deal({
		id: 1155,
		brand: brand.plugdee,
		sub: sub.charging,
		picture: "charger",
		th: [
			"หัวชาร์จ 45 วัตต์พร้อมสาย 390 บาท",
			"ชาร์จเร็วสองพอร์ต",
			"หัวเล็กเท่ากล่องไม้ขีดแต่ชาร์จโทรศัพท์กับแท็บเล็ตพร้อมกันได้ มีสาย USB-C ถักยาว 1.5 เมตรให้ในกล่อง",
			"ผ่านมาตรฐาน มอก.",
		],
		en: [
			"A 45 W charger and cable for 390 baht",
			"Two fast ports",
			"The size of a matchbox, yet it charges a phone and a tablet together. A braided 1.5 m USB-C cable is in the box.",
			"Certified to the Thai industrial standard",
		],
		barcode_format: "EAN13",
	}),
	// Codabar.
	deal({
		id: 1156,
		brand: brand.plugdee,
		sub: sub.charging,
		picture: "battery",
		th: [
			"แบตสำรอง 10,000 mAh ลด 30%",
			"แม่เหล็กติดหลังเครื่อง",
			"บางพอใส่กระเป๋าเสื้อ แปะหลังโทรศัพท์แล้วเดินไปชาร์จไป ขึ้นเครื่องได้ ลดเหลือ 690 บาท",
			"รองรับเครื่องที่ชาร์จไร้สายได้",
		],
		en: [
			"30% off a 10,000 mAh power bank",
			"Holds on by magnet",
			"Thin enough for a shirt pocket: it clings to the phone and charges as you walk. Allowed on planes, 690 baht.",
			"For phones that charge without a wire",
		],
		barcode_format: "codabar",
	}),
	deal({
		id: 1157,
		brand: brand.plugdee,
		sub: sub.caseAndFilm,
		picture: "phone",
		th: [
			"ติดฟิล์มกระจกฟรี เมื่อซื้อเคส",
			"เคสเริ่มต้น 390 บาท",
			"เลือกเคสที่ชอบแล้วให้ช่างติดฟิล์มกระจกให้ฟรีในห้านาที ไม่มีฟองอากาศ ไม่มีฝุ่น ติดพลาดเปลี่ยนให้ใหม่",
			"1 แผ่นต่อเคส 1 ชิ้น",
		],
		en: [
			"Free glass film with any case",
			"Cases from 390 baht",
			"Choose a case and we fit a glass film free in five minutes: no bubbles, no dust, or we do it again.",
			"One film for each case",
		],
	}),
	// Hidden.
	deal({
		id: 1158,
		brand: brand.plugdee,
		sub: sub.caseAndFilm,
		picture: "phone",
		th: [
			"เปลี่ยนแบตเตอรี่ราคาพนักงาน",
			"เฉพาะรายชื่อที่แจ้งไว้",
			"เปลี่ยนแบตเตอรี่แท้พร้อมตรวจเครื่องสิบสองจุด เปิดให้เฉพาะรายชื่อที่ศูนย์บริการแจ้งไว้เท่านั้น",
			"แสดงบัตรพนักงานเมื่อใช้สิทธิ์",
		],
		en: [
			"Battery replacement at the staff price",
			"For names on the list",
			"A genuine battery and a twelve-point check, for names the service centre has sent us.",
			"Show your staff card",
		],
		criteria: {
			hidden: true,
			reason: {
				th: "สิทธิ์นี้สำหรับพนักงานเท่านั้น",
				en: "This privilege is for staff only",
			},
		},
	}),
	deal({
		id: 1159,
		brand: brand.plugdee,
		sub: sub.smartHome,
		picture: "smart-home",
		th: [
			"ปลั๊กอัจฉริยะ 2 ชิ้น 449 บาท",
			"สั่งปิดแอร์จากที่ทำงาน",
			"เสียบปลั๊กไหนก็สั่งเปิดปิดและตั้งเวลาจากโทรศัพท์ได้ ดูค่าไฟรายวันก็ได้ เซตคู่ประหยัดกว่าซื้อแยก 149 บาท",
			"ใช้กับ Wi-Fi 2.4 GHz",
		],
		en: [
			"Two smart plugs for 449 baht",
			"Turn off the air-con from work",
			"Any socket, switched and timed from your phone, with the day's power use. The pair saves 149 baht.",
			"Works on 2.4 GHz Wi-Fi",
		],
	}),
	// Physical.
	deal({
		id: 1160,
		brand: brand.plugdee,
		sub: sub.smartHome,
		type: 1,
		picture: "watch",
		th: [
			"สายนาฬิกาหนังรีไซเคิล ส่งถึงบ้าน",
			"20 และ 22 มิลลิเมตร",
			"สายหนังรีไซเคิลเย็บมือสีน้ำตาลเข้ม ใส่ได้ทั้งวันทำงานและวันหยุด ส่งฟรีพร้อมไขควงเปลี่ยนสาย",
			"ระบุขนาดในช่องหมายเหตุถึงผู้จัดส่ง",
		],
		en: [
			"A recycled-leather watch strap, sent free",
			"20 and 22 mm",
			"Dark brown recycled leather stitched by hand, for work and weekends, with the tool to fit it.",
			"Say which size in the note for the delivery",
		],
		limits: { customer: 1 },
	}),
];
