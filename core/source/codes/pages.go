package codes

import _ "embed"

// The pages, one variable each: an embed.FS would link the code for listing files and formatting
// times into the page's engine. A test compares the list with the folder.
var (
	//go:embed pages/SP0101.txt
	sp0101 string
	//go:embed pages/SP0102.txt
	sp0102 string
	//go:embed pages/SP0103.txt
	sp0103 string
	//go:embed pages/SP0104.txt
	sp0104 string
	//go:embed pages/SP0105.txt
	sp0105 string
	//go:embed pages/SP0106.txt
	sp0106 string
	//go:embed pages/SP0107.txt
	sp0107 string
	//go:embed pages/SP0108.txt
	sp0108 string
	//go:embed pages/SP0109.txt
	sp0109 string
	//go:embed pages/SP0110.txt
	sp0110 string
	//go:embed pages/SP0111.txt
	sp0111 string
	//go:embed pages/SP0112.txt
	sp0112 string
	//go:embed pages/SP0113.txt
	sp0113 string
	//go:embed pages/SP0114.txt
	sp0114 string
	//go:embed pages/SP0115.txt
	sp0115 string
	//go:embed pages/SP0116.txt
	sp0116 string
	//go:embed pages/SP0117.txt
	sp0117 string
	//go:embed pages/SP0118.txt
	sp0118 string
	//go:embed pages/SP0119.txt
	sp0119 string
	//go:embed pages/SP0120.txt
	sp0120 string
	//go:embed pages/SP0121.txt
	sp0121 string
	//go:embed pages/SP0122.txt
	sp0122 string
	//go:embed pages/SP0201.txt
	sp0201 string
	//go:embed pages/SP0202.txt
	sp0202 string
	//go:embed pages/SP0203.txt
	sp0203 string
	//go:embed pages/SP0204.txt
	sp0204 string
	//go:embed pages/SP0205.txt
	sp0205 string
	//go:embed pages/SP0206.txt
	sp0206 string
	//go:embed pages/SP0207.txt
	sp0207 string
	//go:embed pages/SP0208.txt
	sp0208 string
	//go:embed pages/SP0209.txt
	sp0209 string
	//go:embed pages/SP0210.txt
	sp0210 string
	//go:embed pages/SP0211.txt
	sp0211 string
	//go:embed pages/SP0212.txt
	sp0212 string
	//go:embed pages/SP0213.txt
	sp0213 string
	//go:embed pages/SP0214.txt
	sp0214 string
	//go:embed pages/SP0215.txt
	sp0215 string
	//go:embed pages/SP0216.txt
	sp0216 string
	//go:embed pages/SP0217.txt
	sp0217 string
	//go:embed pages/SP0218.txt
	sp0218 string
	//go:embed pages/SP0219.txt
	sp0219 string
	//go:embed pages/SP0220.txt
	sp0220 string
	//go:embed pages/SP0301.txt
	sp0301 string
	//go:embed pages/SP0302.txt
	sp0302 string
	//go:embed pages/SP0303.txt
	sp0303 string
	//go:embed pages/SP0304.txt
	sp0304 string
	//go:embed pages/SP0305.txt
	sp0305 string
	//go:embed pages/SP0306.txt
	sp0306 string
	//go:embed pages/SP0307.txt
	sp0307 string
	//go:embed pages/SP0308.txt
	sp0308 string
	//go:embed pages/SP0309.txt
	sp0309 string
	//go:embed pages/SP0401.txt
	sp0401 string
	//go:embed pages/SP0402.txt
	sp0402 string
	//go:embed pages/SP0403.txt
	sp0403 string
	//go:embed pages/SP0404.txt
	sp0404 string
	//go:embed pages/SP0405.txt
	sp0405 string
	//go:embed pages/SP0406.txt
	sp0406 string
	//go:embed pages/SP0407.txt
	sp0407 string
	//go:embed pages/SP0408.txt
	sp0408 string
	//go:embed pages/SP0409.txt
	sp0409 string
	//go:embed pages/SP0410.txt
	sp0410 string
	//go:embed pages/SP0411.txt
	sp0411 string
	//go:embed pages/SP0412.txt
	sp0412 string
	//go:embed pages/SP0413.txt
	sp0413 string
	//go:embed pages/SP0414.txt
	sp0414 string
	//go:embed pages/SP0415.txt
	sp0415 string
	//go:embed pages/SP0416.txt
	sp0416 string
	//go:embed pages/SP0417.txt
	sp0417 string
	//go:embed pages/SP0418.txt
	sp0418 string
	//go:embed pages/SP0419.txt
	sp0419 string
	//go:embed pages/SP0420.txt
	sp0420 string
	//go:embed pages/SP0421.txt
	sp0421 string
	//go:embed pages/SP0422.txt
	sp0422 string
	//go:embed pages/SP0423.txt
	sp0423 string
	//go:embed pages/SP0424.txt
	sp0424 string
	//go:embed pages/SP0425.txt
	sp0425 string
	//go:embed pages/SP0426.txt
	sp0426 string
	//go:embed pages/SP0427.txt
	sp0427 string
	//go:embed pages/SP0501.txt
	sp0501 string
	//go:embed pages/SP0502.txt
	sp0502 string
	//go:embed pages/SP0503.txt
	sp0503 string
	//go:embed pages/SP0504.txt
	sp0504 string
	//go:embed pages/SP0505.txt
	sp0505 string
	//go:embed pages/SP0506.txt
	sp0506 string
)

// texts are the pages by code, in its order.
var texts = []struct {
	code string
	text *string
}{
	{"SP0101", &sp0101}, {"SP0102", &sp0102}, {"SP0103", &sp0103}, {"SP0104", &sp0104},
	{"SP0105", &sp0105}, {"SP0106", &sp0106}, {"SP0107", &sp0107}, {"SP0108", &sp0108},
	{"SP0109", &sp0109}, {"SP0110", &sp0110}, {"SP0111", &sp0111}, {"SP0112", &sp0112},
	{"SP0113", &sp0113}, {"SP0114", &sp0114}, {"SP0115", &sp0115}, {"SP0116", &sp0116},
	{"SP0117", &sp0117}, {"SP0118", &sp0118}, {"SP0119", &sp0119}, {"SP0120", &sp0120},
	{"SP0121", &sp0121}, {"SP0122", &sp0122},
	{"SP0201", &sp0201}, {"SP0202", &sp0202}, {"SP0203", &sp0203}, {"SP0204", &sp0204},
	{"SP0205", &sp0205}, {"SP0206", &sp0206}, {"SP0207", &sp0207}, {"SP0208", &sp0208},
	{"SP0209", &sp0209}, {"SP0210", &sp0210}, {"SP0211", &sp0211}, {"SP0212", &sp0212},
	{"SP0213", &sp0213}, {"SP0214", &sp0214}, {"SP0215", &sp0215}, {"SP0216", &sp0216},
	{"SP0217", &sp0217}, {"SP0218", &sp0218}, {"SP0219", &sp0219}, {"SP0220", &sp0220},
	{"SP0301", &sp0301}, {"SP0302", &sp0302}, {"SP0303", &sp0303}, {"SP0304", &sp0304},
	{"SP0305", &sp0305}, {"SP0306", &sp0306}, {"SP0307", &sp0307}, {"SP0308", &sp0308},
	{"SP0309", &sp0309},
	{"SP0401", &sp0401}, {"SP0402", &sp0402}, {"SP0403", &sp0403}, {"SP0404", &sp0404},
	{"SP0405", &sp0405}, {"SP0406", &sp0406}, {"SP0407", &sp0407}, {"SP0408", &sp0408},
	{"SP0409", &sp0409}, {"SP0410", &sp0410}, {"SP0411", &sp0411}, {"SP0412", &sp0412},
	{"SP0413", &sp0413}, {"SP0414", &sp0414}, {"SP0415", &sp0415}, {"SP0416", &sp0416},
	{"SP0417", &sp0417}, {"SP0418", &sp0418}, {"SP0419", &sp0419}, {"SP0420", &sp0420},
	{"SP0421", &sp0421},
	{"SP0422", &sp0422},
	{"SP0423", &sp0423},
	{"SP0424", &sp0424},
	{"SP0425", &sp0425}, {"SP0426", &sp0426}, {"SP0427", &sp0427},
	{"SP0501", &sp0501},
	{"SP0502", &sp0502}, {"SP0503", &sp0503}, {"SP0504", &sp0504}, {"SP0505", &sp0505},
	{"SP0506", &sp0506},
}
