// The demo's terms of service: two required, two optional.
import type { SeedConsent } from "../../store/content/programmeContent";

export const terms: SeedConsent[] = [
	{
		consent_id: "CS_1",
		article_id: "TERMS_1",
		title: {
			th: "ข้อกำหนดและเงื่อนไขการใช้บริการ Galaxy Gift",
			en: "Galaxy Gift terms of service",
		},
		content: {
			th: "<p>Galaxy Gift มอบสิทธิพิเศษให้เจ้าของเครื่องที่ร่วมรายการ เมื่อคุณยอมรับข้อกำหนดนี้ คุณจะดูและรับสิทธิ์ในแอปได้</p><ul><li>สิทธิ์หนึ่งรายการใช้ได้ตามจำนวนและช่วงเวลาที่ระบุไว้ และแลกเปลี่ยนเป็นเงินสดไม่ได้</li><li>โค้ดเป็นของคุณคนเดียว กรุณาเปิดที่ร้านเท่านั้น และอย่าส่งต่อให้ผู้อื่น</li><li>หนึ่งเครื่องใช้ได้กับเบอร์มือถือหนึ่งเบอร์</li><li>ร้านเป็นผู้ให้บริการตามสิทธิ์ และรับผิดชอบต่อสินค้าและบริการของตน</li></ul><p>คุณยกเลิกการยอมรับได้ทุกเมื่อ เมื่อยกเลิกแล้วจะรับสิทธิ์ใหม่ไม่ได้จนกว่าจะยอมรับอีกครั้ง โค้ดที่รับไว้แล้วยังเป็นของคุณ</p>",
			en: "<p>Galaxy Gift gives privileges to the owners of participating devices. Once you agree to these terms, you can see and claim privileges in the app.</p><ul><li>Each privilege holds for the amount and the time stated with it, and cannot be exchanged for cash.</li><li>A code is yours alone. Open it at the shop only, and do not pass it on.</li><li>One device goes with one mobile number.</li><li>The shop provides what a privilege promises, and answers for its goods and services.</li></ul><p>You can cancel your agreement at any time. You then cannot claim privileges until you agree again. Codes you already have stay yours.</p>",
		},
		picture: "banner-brands",
		is_required: true,
		version: 2,
	},
	{
		consent_id: "CS_2",
		article_id: "TERMS_2",
		title: {
			th: "การเก็บและใช้ข้อมูลส่วนบุคคล",
			en: "How we keep and use personal data",
		},
		content: {
			th: "<p>เราเก็บชื่อ เบอร์มือถือ อีเมล วันเกิด และรุ่นของเครื่อง เพื่อยืนยันว่าสิทธิ์เป็นของคุณ และเพื่อจัดส่งของรางวัล</p><ul><li>ร้านเห็นเฉพาะโค้ด ไม่เห็นชื่อหรือเบอร์ของคุณ</li><li>เราใช้ตำแหน่งของคุณเพื่อค้นหาสาขาและสิทธิ์ใกล้ตัวเท่านั้น และไม่เก็บไว้</li><li>คุณขอดู แก้ไข หรือขอให้ลบข้อมูลได้ที่ศูนย์บริการลูกค้า</li></ul>",
			en: "<p>We keep your name, mobile number, email, birth date and device model, to know that a privilege is yours and to deliver prizes.</p><ul><li>Shops see the code alone, never your name or number.</li><li>Your location only serves to find branches and privileges near you, and is not kept.</li><li>The call center shows you your data, corrects it or deletes it on request.</li></ul>",
		},
		picture: "banner-care",
		is_required: true,
		version: 1,
	},
	{
		consent_id: "CS_3",
		article_id: "TERMS_3",
		title: {
			th: "รับข่าวสารและสิทธิพิเศษใหม่",
			en: "News and new privileges",
		},
		content: {
			th: "<p>ยินดีรับข่าวเกี่ยวกับสิทธิพิเศษใหม่ กิจกรรม และผลรางวัล ไม่เกินสัปดาห์ละสองครั้ง เลิกรับได้ทุกเมื่อที่หน้านี้</p>",
			en: "<p>I would like news of new privileges, activities and prize results, at most twice a week. I can stop them on this page at any time.</p>",
		},
		picture: "banner-weekend",
		is_required: false,
		version: 1,
	},
	{
		consent_id: "CS_4",
		article_id: "TERMS_4",
		title: {
			th: "แนะนำสิทธิ์ที่เหมาะกับคุณ",
			en: "Privileges that suit you",
		},
		content: {
			th: "<p>ยินดีให้ใช้ประวัติการรับสิทธิ์ของคุณเพื่อเลือกสิทธิ์ที่น่าจะตรงใจมาแสดงก่อน หากไม่ยินยอม คุณยังเห็นสิทธิ์ทุกรายการตามปกติ</p>",
			en: "<p>My claims may be used to show first what I am likely to enjoy. Without this, every privilege is still shown.</p>",
		},
		picture: "banner-shopping",
		is_required: false,
		version: 1,
	},
];
