// A valid delivery address as the form sends it.
export const homeAddress = {
	First_Name: "พิมพ์ชนก",
	Last_Name: "ศรีสุวรรณ",
	ContactNo: "081-234-5678",
	Address: "88/8 ซอยสุขุมวิท 77",
	ProvinceId: "10",
	Province: "กรุงเทพมหานคร",
	DistrictId: "1034",
	District: "สวนหลวง",
	SubDistrictId: "103401",
	SubDistrict: "สวนหลวง",
	PostalCode: "10250",
	Remark: "ฝากไว้ที่ป้อมยาม",
};
